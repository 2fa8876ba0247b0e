import { a as i } from '/assets/chunk-610d3a83.js'
import { a as R, c as v, d as f, e as w } from '/assets/chunk-764faecc.js'
import { b as c } from '/assets/chunk-36710006.js'
import { b as u } from '/assets/chunk-551aeb7d.js'
import '/assets/chunk-4a959fcf.js'
import '/assets/chunk-659d3b5f.js'
import { b as a } from '/assets/chunk-21c96c3d.js'
var d = a(R(), 1),
  l = a(v(), 1)
var g = a(R(), 1)
var q = new Set(
  'http https mailto tel sms smsto ftp ftps sftp ssh git geo im irc ircs magnet matrix mms news nntp bitcoin openpgp4fpr sip sips urn webcal xmpp facetime feed slack discord msteams tg zoommtg vscode vscode-insiders vscodium cursor windsurf zed idea jetbrains steam obsidian figma intent market itms-apps ms-settings chrome about pathname'.split(
    ' ',
  ),
)
function E(e) {
  let t = I(e)
  return t === void 0 || q.has(t) || /^web\+[a-z]+$/.test(t)
}
function I(e) {
  return /^([a-z][a-z\d+.-]*):/i.exec(z(e))?.[1]?.toLowerCase()
}
function z(e) {
  return e.replace(/^[\0-\x20]+|[\0-\x20]+$|[\t\n\r\0]/g, '')
}
var M = new Set(
    'a abbr b br code del em i ins kbd li mark ol p q s samp small span strong sub sup u ul var'.split(
      ' ',
    ),
  ),
  U = new Set(['className', 'href', 'title', 'lang'])
function x(e) {
  return Object.fromEntries(
    e.flatMap(([t, n]) =>
      U.has(t) && typeof n == 'string' && (t !== 'href' || E(n)) ? [[t, n]] : [],
    ),
  )
}
function T(e) {
  return y(e)
    ? Object.fromEntries(
        Object.entries(e).flatMap(([t, n]) => {
          let r = C(n)
          return r === void 0 ? [] : [[t, r]]
        }),
      )
    : {}
}
function C(e) {
  if (!y(e)) return
  let { tag: t, props: n, children: r } = e
  if (typeof t != 'string' || !M.has(t)) return
  let o = Array.isArray(r) ? r : []
  return (0, g.createElement)(
    t,
    y(n) ? x(Object.entries(n)) : null,
    ...o.map((s) => ($(s) ? s : C(s))),
  )
}
function $(e) {
  return typeof e == 'string' || typeof e == 'number'
}
function y(e) {
  return typeof e == 'object' && e !== null && !Array.isArray(e)
}
var N = {
  copied: 'Copied',
  copyFailed: 'Could not copy',
  switchColorMode: 'Switch color mode (currently {mode})',
  lightMode: 'light',
  darkMode: 'dark',
  systemMode: 'system, {mode}',
  codeNumber: 'Code {number}',
  tableNumber: 'Table {number}',
  figureNumber: 'Figure {number}',
  loading: 'Loading…',
  loadFailed: 'This page could not be loaded.',
  retry: 'Retry',
  pageError: 'Page Error',
}
function h(e) {
  let t = u().querySelector('head > title'),
    { dataset: n } = u()
  if (t)
    if (e) {
      let r = c(N, 'pageError')
      n.pageTitle ??= t.textContent
      let o = u().querySelector('meta[property="og:site_name"]')?.getAttribute('content')
      t.textContent = o ? `${r} | ${o}` : r
    } else n.pageTitle !== void 0 && ((t.textContent = n.pageTitle), delete n.pageTitle)
}
function P(e, t, n) {
  let r = e.closest('main') !== null,
    o = b(i('button', 'button'), c(f, 'tryAgain'))
  ;(o.setAttribute('type', 'button'),
    o.addEventListener('click', () => {
      ;(s.remove(), r && h(!1), n())
    }))
  let s = i('div', 'crash')
  ;(s.setAttribute('role', 'alert'),
    s.append(
      b(i('p', 'crash-title'), c(f, 'crashed')),
      b(i('p', 'crash-message'), t instanceof Error ? t.message : String(t)),
      o,
    ),
    e.after(s),
    r && h(!0))
}
function b(e, t) {
  return ((e.textContent = t), e)
}
var O = a(w(), 1)
async function pe(e) {
  try {
    await F(e)
  } catch (t) {
    throw S(e, t)
  }
}
function F(e) {
  let { element: t, component: n } = e,
    r = [...t.childNodes],
    o = r.map((s) => s.cloneNode(!0))
  return new Promise((s, V) => {
    let p = 'starting',
      L = () =>
        queueMicrotask(() => {
          p === 'starting' && ((p = 'ready'), s())
        }),
      j = (m) => {
        let k = p === 'ready'
        ;((p = 'failed'),
          queueMicrotask(() => {
            if ((H.unmount(), t.replaceChildren(...(k ? o : r)), !k)) return V(m)
            ;(P(t, m, e.onRetry), e.onCrash(S(e, m)))
          }))
      },
      A = (0, d.createElement)(n, _(t), ...J(t)),
      H = W(t, (0, O.jsx)(B, { onReady: L, children: A }), { onUncaughtError: j })
  })
}
function S({ element: e }, t) {
  let n = e.dataset.island ?? ''
  return new Error(
    `The island \`${n}\` shows its built HTML, because its component throws an error. Fix the component or its props.`,
    { cause: t },
  )
}
function _({ dataset: e }) {
  let t = JSON.parse(e.props ?? '{}'),
    n = JSON.parse(e.markup ?? '{}')
  return { ...(typeof t == 'object' ? t : {}), ...T(n) }
}
function J(e) {
  let t = e.querySelector(':scope [data-island-content]')
  return !t || t.closest('[data-island]') !== e
    ? []
    : [
        (0, d.createElement)(t.localName, {
          'data-island-content': '',
          dangerouslySetInnerHTML: { __html: t.innerHTML },
          suppressHydrationWarning: !0,
        }),
      ]
}
function W(e, t, n) {
  let r = {
    ...n,
    onRecoverableError: (o) => console.warn(o),
    identifierPrefix: e.dataset.ids ?? '',
  }
  if (!e.hasChildNodes()) {
    let o = (0, l.createRoot)(e, r)
    return (o.render(t), o)
  }
  return (0, l.hydrateRoot)(e, t, r)
}
function B({ onReady: e, children: t }) {
  return ((0, d.useEffect)(e, [e]), t)
}
export { pe as hydrateIsland }
