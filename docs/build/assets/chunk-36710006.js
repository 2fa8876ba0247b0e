import { a as e } from '/assets/chunk-4a959fcf.js'
function i(t, r = {}) {
  return t.replace(/\{(\w+)\}/g, (n, o) => String(r[o] ?? n))
}
function d(t, r, n) {
  return i(e(globalThis.document)?.translations?.[r] ?? t[r], n)
}
export { i as a, d as b }
