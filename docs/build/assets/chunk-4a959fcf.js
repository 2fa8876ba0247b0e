import { a as n } from '/assets/chunk-659d3b5f.js'
function i(e) {
  try {
    let r = Document.prototype.querySelector.call(e, `script#${n.pageData}`),
      t = JSON.parse(r?.textContent ?? '')
    return o(t) ? t : void 0
  } catch {
    return
  }
}
function o(e) {
  return typeof e != 'object' || e === null
    ? !1
    : 'buildId' in e &&
        typeof e.buildId == 'string' &&
        'baseUrl' in e &&
        typeof e.baseUrl == 'string'
}
export { i as a }
