import { b as o } from '/assets/chunk-551aeb7d.js'
function f(e, t = o()) {
  let n = t.querySelector(e)
  return n instanceof HTMLElement ? n : r(e, t)[0]
}
function r(e, t = o()) {
  return [...t.querySelectorAll(e)].filter((n) => n instanceof HTMLElement)
}
function i(e, t) {
  let n = e.target instanceof Element ? e.target.closest(t) : null
  return n instanceof HTMLElement ? n : void 0
}
export { f as a, r as b, i as c }
