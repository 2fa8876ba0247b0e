import { b as s } from '/assets/chunk-a126746b.js'
import { b as a } from '/assets/chunk-551aeb7d.js'
import { a as d } from '/assets/chunk-659d3b5f.js'
import '/assets/chunk-21c96c3d.js'
var u = 720,
  c = () => a().getAttribute('data-theme')
async function x() {
  let e = w(await (void 0)?.())
  if (!e) return
  let t = s(d.diagram),
    n,
    r = async () => {
      if (n !== c()) {
        ;((n = c()),
          e.initialize({
            startOnLoad: !1,
            securityLevel: 'strict',
            suppressErrorRendering: !0,
            theme: n === 'dark' ? 'dark' : 'default',
          }))
        for (let [o, m] of t.entries()) await g(e, m, `docs-ssg-diagram-${String(o)}`)
      }
    }
  await r()
  let i = new MutationObserver(() => {
    t.some(({ isConnected: o }) => o) ? r() : i.disconnect()
  })
  i.observe(a(), { attributeFilter: ['data-theme'] })
}
async function g(e, t, n) {
  let r = t.querySelector('pre')
  if (r)
    try {
      await e.parse?.(r.textContent)
      let { svg: i } = await e.render(n, r.textContent)
      ;(t.querySelector('img')?.remove(),
        t.prepend(f(i, r.textContent)),
        (r.hidden = !0),
        (t.dataset.diagramState = 'drawn'))
    } catch (i) {
      ;((t.dataset.diagramState = 'failed'),
        console.error('A diagram can’t be drawn, so the page shows its source:', i))
    }
}
function f(e, t) {
  let n = new Image()
  ;((n.src = `data:image/svg+xml,${encodeURIComponent(e)}`), (n.alt = t))
  let [, r = 0, i = 0] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(e)?.map(Number) ?? []
  return (
    r > 0 &&
      i > 0 &&
      ((n.width = Math.ceil(r)),
      (n.height = Math.ceil(i)),
      (n.style.minWidth = `${String(Math.min(Math.ceil(r), u))}px`)),
    n
  )
}
function w(e) {
  let t = typeof e == 'object' && e !== null ? Reflect.get(e, 'default') : void 0
  return p(t) ? t : void 0
}
function p(e) {
  return typeof e == 'object' && e !== null && 'render' in e && 'initialize' in e
}
export { x as drawDiagrams }
