import { b as m } from '/assets/chunk-610d3a83.js'
import { a as o, b as S } from '/assets/chunk-57a4a91d.js'
import { a as w, b as L, c as b } from '/assets/chunk-a126746b.js'
import { a as g, b as y } from '/assets/chunk-36710006.js'
import { b as x } from '/assets/chunk-551aeb7d.js'
import { a as k } from '/assets/chunk-4a959fcf.js'
import '/assets/chunk-659d3b5f.js'
import '/assets/chunk-21c96c3d.js'
function A(e, t) {
  let { attributes: n, leavesSite: r, hideLabel: i = !1 } = t,
    l = i ? N(e.label) : e.label
  return e.external
    ? o(
        'a',
        { ...n, href: e.href, rel: 'noopener noreferrer' },
        l,
        i ? void 0 : S({ name: 'external', size: 14, className: 'icon--external' }),
        N(` ${r}`),
      )
    : o('a', { ...n, href: e.href }, l)
}
var N = (e) => o('span', { class: 'visually-hidden' }, e)
var s = {
    list: 'menu__list',
    link: 'menu__link',
    more: 'menu__more',
    heading: 'menu__heading',
    category: 'menu__category',
    label: 'menu__label',
    linked: 'menu__linked',
    caret: 'menu__caret',
  },
  a = {
    sidebar: 'data-sidebar',
    key: 'data-key',
    branch: 'data-branch',
    toggle: 'data-toggle',
    more: 'data-more',
    from: 'data-from',
    whole: 'data-whole',
  }
function E(e, t) {
  return o('ul', { class: s.list }, ...T(e, t))
}
function T(e, { texts: t, group: n }) {
  return e.map((r, i) => {
    let l = { texts: t, group: n === void 0 ? void 0 : `${n}-${i}` },
      c = I(r, l, n)
    return o('li', { [a.key]: r.key }, ...c)
  })
}
function _(e, { pagesOf: t }) {
  return o('button', {
    class: s.caret,
    type: 'button',
    'aria-label': g(t, { label: e }),
    'aria-expanded': 'false',
    [a.toggle]: !0,
  })
}
function I(e, t, n) {
  if (e.kind === 'more') return [D(e)]
  let { texts: r } = t
  if (e.kind !== 'category' || e.branch !== void 0) return [h(e, r)]
  let i = E(e.items ?? [], t)
  return e.collapsible === !0
    ? [W(e, { texts: r, list: i, siblings: n })]
    : [e.href === void 0 ? j(e) : h(e, r), i]
}
var j = ({ label: e }) => o('span', { class: s.heading }, e)
function h(e, { leavesSite: t }) {
  let { label: n, href: r = '', external: i = !1, className: l } = e,
    c = {
      class: l === void 0 ? s.link : `${s.link} ${l}`,
      [a.branch]: e.branch,
      'aria-current': e.current === !0 ? 'page' : void 0,
    }
  return A({ label: n, href: r, external: i }, { attributes: c, leavesSite: t })
}
function W(e, t) {
  let { texts: n, list: r, siblings: i } = t,
    { label: l, href: c, collapsed: p } = e,
    d = c !== void 0,
    f = o(
      'details',
      { class: s.category, open: p === !0 ? void 0 : !0, name: i },
      d
        ? o('summary', { class: s.caret, 'aria-label': g(n.pagesOf, { label: l }) })
        : o('summary', { class: s.label }, l),
      r,
    )
  return d ? o('div', { class: s.linked }, h(e, n), f) : f
}
function D({ label: e, href: t = '', branch: n, from: r }) {
  let i = {
    class: `${s.link} ${s.more}`,
    href: t,
    [a.more]: n,
    [a.from]: r === void 0 ? void 0 : String(r),
  }
  return o('a', i, e)
}
var O = ({ ctrlKey: e, metaKey: t, shiftKey: n, altKey: r }) => !e && !t && !n && !r
var v = { pagesOf: 'Pages of {label}', leavesSite: '(leaves this site)' }
function u() {
  return { pagesOf: y(v, 'pagesOf'), leavesSite: y(v, 'leavesSite') }
}
async function C(e) {
  let n = e.previousElementSibling?.getAttribute(a.branch) ?? '',
    r = e.getAttribute('aria-expanded') === 'true',
    i = e.nextElementSibling ?? (await V(e, n))
  ;(e.setAttribute('aria-expanded', String(!r)), i instanceof HTMLElement && (i.hidden = r))
}
async function V(e, t) {
  let n = await P(t)
  if (e.nextElementSibling) return e.nextElementSibling
  let r = m(E(n, { texts: u() }))
  return ((r.id = `docs-ssg-branch-${t}`), e.setAttribute('aria-controls', r.id), e.after(r), r)
}
async function H(e) {
  let t = e.getAttribute(a.more) ?? '',
    n = await P(t),
    r = e.parentElement,
    i = r?.parentElement
  if (!r || !i) return
  let l = Number(e.getAttribute(a.from)),
    c = i.children.length - 1,
    p = $(n.slice(0, l)),
    d = $(n.slice(l + c)),
    f = i.firstElementChild,
    B = f?.getBoundingClientRect().top ?? 0
  ;(i.prepend(...p),
    r.replaceWith(...d),
    i.setAttribute(a.whole, t),
    q(i, (f?.getBoundingClientRect().top ?? 0) - B))
  let [F] = d.length > 0 ? d : p
  F?.querySelector('a')?.focus()
}
var $ = (e) => T(e, { texts: u() }).map(m)
function q(e, t) {
  for (let n = e.parentElement; n; n = n.parentElement)
    if (!(n.scrollHeight <= n.clientHeight)) {
      n.scrollTop += t
      return
    }
}
async function P(e) {
  let t = (await z()).get(e)
  if (!t) throw new Error(`The navigation file has no list \`${e}\`.`)
  return t
}
async function z() {
  let e = k(document)?.navigationHref
  if (e === void 0) throw new Error('This page has no navigation file.')
  let t = await fetch(e, { cache: 'force-cache' })
  return G(await t.json())
}
function G(e) {
  if (typeof e != 'object' || e === null || Array.isArray(e))
    throw new TypeError('This is not a navigation file.')
  let t = Object.entries(e)
    .filter(([, n]) => Array.isArray(n))
    .map(([n, r]) => [n, r])
  return new Map(t)
}
function xe() {
  return (
    x().addEventListener('click', (e) => {
      let t = b(e, `[${a.toggle}]`)
      t && M(C(t), w('a', t.parentElement ?? void 0))
      let n = b(e, `[${a.more}]`)
      !n || !O(e) || (e.preventDefault(), M(H(n), n))
    }),
    { addToggles: R }
  )
}
function M(e, t) {
  e.then(R, () => {
    t instanceof HTMLAnchorElement && location.assign(t.href)
  })
}
var J = `[${a.sidebar}] a[${a.branch}]:only-child`
function R() {
  let e = u()
  for (let t of L(J)) (t.parentElement?.classList.add(s.linked), t.after(m(_(t.textContent, e))))
}
export { xe as startLargeSidebar }
