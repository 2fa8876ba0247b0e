function p(e, r) {
  let n = Document.prototype.createElement.call(document, e)
  return ((n.className = r), n)
}
var c = ['svg', 'path']
function l({ tag: e, attributes: r, children: n }) {
  let o = c.includes(e)
    ? Document.prototype.createElementNS.call(document, 'http://www.w3.org/2000/svg', e)
    : Document.prototype.createElement.call(document, e)
  for (let [t, m] of Object.entries(r)) m !== void 0 && o.setAttribute(t, m === !0 ? '' : m)
  return (o.append(...n.map((t) => (typeof t == 'string' ? t : l(t)))), o)
}
export { p as a, l as b }
