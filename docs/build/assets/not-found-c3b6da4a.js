import { a as o } from '/assets/chunk-4a959fcf.js'
import '/assets/chunk-659d3b5f.js'
import '/assets/chunk-21c96c3d.js'
function i(n, e) {
  return `${n}${e.replace(/^\/+/, '')}`
}
function s(n) {
  return n.includes('%')
    ? n.replace(/(?:%[\da-f]{2})+/gi, (e) =>
        e
          .split(/(%2f)/i)
          .map((t) => (t.toLowerCase() === '%2f' ? t : u(t)))
          .join(''),
      )
    : n
}
function u(n) {
  try {
    return decodeURIComponent(n)
  } catch {
    return n
  }
}
function l(n, e) {
  let t = c(n),
    r = e.find((a) => c(a) === t)
  return r === n ? void 0 : r
}
var c = (n) =>
  s(n)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/(?:index(?:\.html)?)?$|\.html$/, '')
function d(n) {
  return typeof n != 'object' || n === null
    ? []
    : ['docs' in n ? n.docs : [], 'staticRoutes' in n ? n.staticRoutes : []]
        .flatMap((t) => (Array.isArray(t) ? t : []))
        .flatMap(f)
}
function f(n) {
  return typeof n == 'object' && n !== null && 'path' in n && typeof n.path == 'string'
    ? [n.path]
    : []
}
async function m() {
  let n = o(document)
  if (n?.kind !== 'not-found') return
  let e = await fetch(i(n.baseUrl, 'routes.json'))
  if (!e.ok) return
  let t = l(location.pathname, d(await e.json()))
  t !== void 0 && location.replace(t + location.search + location.hash)
}
export { l as findCaseMatch, m as redirectFromNotFound }
