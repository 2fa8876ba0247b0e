function T(e) {
  return Reflect.get(Document.prototype, e, document)
}
var s = () => T('documentElement')
function k(e) {
  return Document.prototype.getElementById.call(document, e)
}
function c(e, t = s()) {
  let n = t.querySelector(e)
  return n instanceof HTMLElement ? n : f(e, t)[0]
}
function f(e, t = s()) {
  return [...t.querySelectorAll(e)].filter((n) => n instanceof HTMLElement)
}
function u(e, t) {
  let n = e.target instanceof Element ? e.target.closest(t) : null
  return n instanceof HTMLElement ? n : void 0
}
var Le = ({ ctrlKey: e, metaKey: t, shiftKey: n, altKey: o }) => !e && !t && !n && !o
var g = {
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
var a = {
    pageData: 'docs-ssg-page',
    navbar: '[data-navbar]',
    hideOnScroll: '[data-navbar][data-hide-on-scroll]',
    colorSwitch: '[data-color-switch]',
    menu: '[data-menu]',
    menuOpen: '[data-menu-open]',
    menuClose: '[data-menu-close]',
    announcement: '[data-announcement]',
    announcementClose: '[data-announcement-close]',
    skipLink: '[data-skip-link]',
    sidebarHide: '[data-sidebar-hide]',
    dropdown: 'details[data-dropdown]',
    toc: '[data-toc]',
    tabs: '[data-tabs]',
    code: '[data-code]',
    copy: '[data-copy]',
    anchor: '[data-anchor]',
    backToTop: '[data-back-to-top]',
    video: '[data-youtube]',
    diagram: '[data-diagram="mermaid"]',
    versions: '[data-version-name]',
    island: '[data-island]',
  },
  L = 'data-swap'
function p(e) {
  try {
    let t = Document.prototype.querySelector.call(e, `script#${a.pageData}`),
      n = JSON.parse(t?.textContent ?? '')
    return Gt(n) ? n : void 0
  } catch {
    return
  }
}
function Gt(e) {
  return typeof e != 'object' || e === null
    ? !1
    : 'buildId' in e &&
        typeof e.buildId == 'string' &&
        'baseUrl' in e &&
        typeof e.baseUrl == 'string'
}
function Se(e, t = {}) {
  return e.replace(/\{(\w+)\}/g, (n, o) => String(t[o] ?? n))
}
function y(e, t, n) {
  return Se(p(globalThis.document)?.translations?.[t] ?? e[t], n)
}
var Jt = 2e3,
  Qt = '.token.prompt, .token.output, .line.remove'
function Xt(e) {
  let t = e.closest(a.code),
    n = t instanceof HTMLElement ? c('pre code, pre', t) : void 0
  if (!n) return ''
  let o = n.cloneNode(!0),
    r = n.closest('[data-value="js"]') ? '.ts-only' : '.js-only'
  if (!(o instanceof Element)) return ''
  for (let m of o.querySelectorAll(r)) m.remove()
  let i = o.textContent
  for (let m of o.querySelectorAll(Qt)) m.remove()
  return (o.textContent.trim() === '' ? i : o.textContent).replace(/\n$/, '')
}
async function Me(e, t) {
  let n = await navigator.clipboard.writeText(e).then(
    () => !0,
    () => !1,
  )
  ;(Zt(y(g, n ? 'copied' : 'copyFailed')),
    n && ((t.dataset.copied = ''), window.setTimeout(() => delete t.dataset.copied, Jt)))
}
function Zt(e) {
  let t = c('[data-announcer]')
  t && (t.textContent = e)
}
function Ae() {
  s().addEventListener('click', (e) => {
    let t = u(e, a.copy)
    t && Me(Xt(t), t)
    let n = u(e, a.anchor)
    n instanceof HTMLAnchorElement && Le(e) && Me(n.href, n)
  })
}
function Pe() {
  s().addEventListener('click', (e) => {
    let t = u(e, a.skipLink)
    if (!t) return
    let n = k(t.getAttribute('href')?.slice(1) ?? '')
    ;(n?.setAttribute('tabindex', '-1'), n?.focus())
  })
}
var C = {
  sidebar: 'data-sidebar',
  key: 'data-key',
  branch: 'data-branch',
  toggle: 'data-toggle',
  more: 'data-more',
  from: 'data-from',
  whole: 'data-whole',
}
var { sidebar: en, branch: tn, more: nn } = C,
  on = `[${en}] :is([${tn}], [${nn}])`
function He() {
  let e
  return () => {
    c(on) &&
      ((e ??= import('./large-sidebar-133e530a.js').then(({ startLargeSidebar: t }) => t())),
      e.then(
        ({ addToggles: t }) => t(),
        () => (e = void 0),
      ))
  }
}
function Ce(e) {
  for (let t of f(`${a.dropdown}[open]`)) t !== e && t.removeAttribute('open')
}
function De() {
  ;(s().addEventListener('click', (e) => {
    let t = u(e, 'a')
    Ce(t ? void 0 : u(e, a.dropdown))
  }),
    s().addEventListener('focusin', (e) => Ce(u(e, a.dropdown))),
    s().addEventListener('keydown', (e) => {
      if (e.key !== 'Escape') return
      let t = u(e, `${a.dropdown}[open]`) ?? c(`${a.dropdown}[open]`)
      if (!t) return
      let n = t.contains(T('activeElement'))
      ;(t.removeAttribute('open'), n && c('summary', t)?.focus())
    }))
}
function M(e) {
  if (
    !(typeof e != 'object' || e === null) &&
    !(!('key' in e) || typeof e.key != 'string') &&
    !(!('index' in e) || typeof e.index != 'number')
  )
    return { key: e.key, index: e.index, menu: 'menu' in e && e.menu === !0 }
}
function D(e, t = !1) {
  return { key: crypto.randomUUID?.() ?? String(Math.random()), index: e, menu: t }
}
function Re() {
  let e = c(a.menu)
  if (!e) return
  let t = () => {
    e.matches(':popover-open') && e.hidePopover()
  }
  ;(e.addEventListener('beforetoggle', (n) => {
    n instanceof ToggleEvent && n.newState === 'closed' && Ie(e, !1)
  }),
    e.addEventListener('toggle', (n) => {
      let o = n instanceof ToggleEvent && n.newState === 'open'
      ;(Ie(e, o), an(e, o))
      for (let r of f(a.menuOpen)) r.setAttribute('aria-expanded', String(o))
      o ? rn(e) : sn()
    }),
    window.matchMedia('(min-width: 997px)').addEventListener('change', ({ matches: n }) => {
      n && t()
    }),
    window.addEventListener('popstate', t))
}
function Oe() {
  let e = c(a.menu)
  e?.matches(':popover-open') && e.hidePopover()
}
function rn(e) {
  let t = (M(history.state)?.index ?? 0) + 1
  ;(history.pushState(D(t, !0), ''),
    c('[aria-current="page"], a, button', e)?.scrollIntoView({ block: 'nearest' }),
    c(a.menuClose, e)?.focus())
}
function sn() {
  M(history.state)?.menu === !0 && history.back()
}
function an(e, t) {
  let n = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menu' }
  for (let [o, r] of Object.entries(n)) t ? e.setAttribute(o, r) : e.removeAttribute(o)
}
function Ie(e, t) {
  for (let n = e; n.parentElement && n !== s(); n = n.parentElement)
    for (let o of n.parentElement.children)
      o !== n && o.localName !== 'head' && o instanceof HTMLElement && (o.inert = t)
}
var _ = 'docs-ssg:reveal',
  j = 'docs-ssg:place'
var dn = 4
function cn(e, t, n) {
  if (t <= n) return 'shown'
  if (!(Math.abs(t - e) < dn)) return t > e ? 'hidden' : 'shown'
}
function $e() {
  let e = c(a.hideOnScroll)
  if (!e) return
  let t = window.scrollY,
    n = !1,
    o = (r) => {
      e.dataset.state = r
    }
  ;(window.addEventListener(
    'scroll',
    () => {
      let r = cn(t, window.scrollY, e.offsetHeight)
      ;(r && !(n && r === 'shown' && window.scrollY > e.offsetHeight) && o(r),
        (t = window.scrollY),
        (n = !1))
    },
    { passive: !0 },
  ),
    s().addEventListener(j, () => {
      ;((n = !0), o('hidden'))
    }),
    e.addEventListener('focusin', () => o('shown')))
}
var ln = 'pre, .table-wrap, .diagram, [data-scrolls]',
  fn = (e) => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 1,
  un = ({ firstElementChild: e }) => e?.checkVisibility?.({ contentVisibilityAuto: !0 }) ?? !0
function mn(e, t, n) {
  let o = e.hasAttribute('data-overflow')
  if (!t) {
    if (!o) return
    for (let r of ['tabindex', 'role', 'aria-label', 'data-overflow']) e.removeAttribute(r)
    return
  }
  ;(!o && e.hasAttribute('tabindex')) ||
    ((e.tabIndex = 0),
    e.setAttribute('role', 'group'),
    e.setAttribute('aria-label', pn(e, n)),
    e.setAttribute('data-overflow', ''))
}
function pn(e, t) {
  let n = e.closest('figure')?.querySelector('figcaption')?.innerText
  if (n) return n
  let o = e.querySelector('table') !== null,
    r = e.localName === 'pre' ? 'code' : o ? 'table' : 'figure'
  return y(g, `${r}Number`, { number: t.indexOf(e) + 1 })
}
function qe() {
  let e
  return () => {
    e?.disconnect()
    let t = f(ln)
    e = new ResizeObserver((n) => {
      let o = n.flatMap(({ target: r }) => (r instanceof HTMLElement && un(r) ? [[r, fn(r)]] : []))
      for (let [r, i] of o) mn(r, i, t)
    })
    for (let n of t) e.observe(n)
  }
}
function Ue() {
  p(document)?.analytics &&
    import('./analytics-80ec92b2.js').then(({ loadAnalytics: e }) => e()).catch(() => {})
}
function ce() {
  f(a.diagram).length !== 0 &&
    import('./diagrams-bfd9d298.js').then(({ drawDiagrams: e }) => e()).catch(() => {})
}
function le() {
  p(document)?.kind === 'not-found' &&
    import('./not-found-c3b6da4a.js').then(({ redirectFromNotFound: e }) => e()).catch(() => {})
}
function Fe(e, t) {
  return e.startsWith(t) ? e.slice(t.length - 1) : `${e}/` === t ? '/' : void 0
}
function Ne(e) {
  return e.includes('%')
    ? e.replace(/(?:%[\da-f]{2})+/gi, (t) =>
        t
          .split(/(%2f)/i)
          .map((n) => (n.toLowerCase() === '%2f' ? n : hn(n)))
          .join(''),
      )
    : e
}
function hn(e) {
  try {
    return decodeURIComponent(e)
  } catch {
    return e
  }
}
function Ke(e) {
  let t = e.indexOf(':~:')
  return t === -1 ? e : e.slice(0, t)
}
function U(e) {
  'requestIdleCallback' in window ? window.requestIdleCallback(e) : setTimeout(e, 50)
}
var V = 'data-laid-out',
  gn = 2,
  yn = 3e3,
  bn = ['pointerover', 'keydown', 'scroll']
function fe() {
  s().removeAttribute(V)
  let e = f('.markdown :is(.code-block, .table-wrap)'),
    t = () => {
      if (!(s().hasAttribute(V) || e[0]?.isConnected === !1)) {
        for (let r of e.splice(0, gn)) r.setAttribute(V, '')
        e.length > 0 ? U(t) : A()
      }
    },
    n = new AbortController(),
    o = () => {
      n.signal.aborted || (n.abort(), U(t))
    }
  for (let r of bn) window.addEventListener(r, o, { passive: !0, signal: n.signal })
  setTimeout(o, yn)
}
function A() {
  s().setAttribute(V, '')
}
function P(e) {
  let t = Ke(e.replace(/^#/, ''))
  if (t === '') return
  let n = k(t) ?? k(Ne(t))
  return n instanceof HTMLElement ? n : void 0
}
function ue(e) {
  for (let t = e; t; t = t.parentElement)
    (t instanceof HTMLDetailsElement && (t.open = !0),
      t.getAttribute('role') === 'tabpanel' && t.dispatchEvent(new CustomEvent(_, { bubbles: !0 })))
}
function W(e) {
  let t = P(e)
  return t ? (ue(t), A(), t.scrollIntoView({ behavior: 'instant', block: 'start' }), !0) : !1
}
function vn(e, t) {
  let n = e.findIndex((o) => o > t)
  return n === -1 ? e.length - 1 : Math.max(n - 1, 0)
}
function wn(e) {
  return f('a', e).flatMap((t) => {
    let n = P(t.getAttribute('href') ?? '')
    return n ? [{ link: t, heading: n }] : []
  })
}
function En(e) {
  let t = e.map(({ heading: d }) => d.getBoundingClientRect().top),
    n = window.innerHeight / 4,
    { scrollHeight: o } = s(),
    i =
      window.scrollY > 0 && window.scrollY + window.innerHeight >= o - 2 && xn(t)
        ? t.length - 1
        : vn(t, n)
  for (let [d, { link: m }] of e.entries()) Tn(m, d === i)
}
function xn(e) {
  return (e.at(-1) ?? 1 / 0) < window.innerHeight
}
function Tn(e, t) {
  t !== (e.getAttribute('aria-current') === 'true') &&
    (t ? e.setAttribute('aria-current', 'true') : e.removeAttribute('aria-current'))
}
function _e() {
  let e = [],
    t = !1,
    n = () => {
      t ||
        ((t = !0),
        requestAnimationFrame(() => {
          t = !1
          for (let r of e) En(r)
        }))
    },
    o = () => {
      ;((e = f(a.toc).map(wn)), n())
    }
  return {
    start: () => {
      ;(window.addEventListener('scroll', n, { passive: !0 }),
        window.addEventListener('resize', n, { passive: !0 }),
        o())
    },
    refresh: o,
  }
}
function B(e) {
  return e?.saveData === !0 ? !1 : !/(?:^|-)2g$/.test(String(e?.effectiveType))
}
function z() {
  let e = Reflect.get(window.navigator, 'connection')
  return typeof e == 'object' && e !== null ? e : void 0
}
async function Y(e, t = {}) {
  let n = await fetch(e, { headers: { accept: 'text/html' }, credentials: 'same-origin', ...t }),
    o = (n.headers.get('content-type') ?? '').includes('text/html'),
    r = o ? await n.text() : '',
    { status: i, url: d } = n
  return { html: r, url: d || e, status: i, isHtml: o }
}
var je = 'docs-ssg.reloaded'
async function G() {
  let e = p(document),
    t = await kn().catch(() => {})
  if (!(!e || !t || t.buildId === e.buildId)) {
    try {
      if (window.sessionStorage.getItem(je) === t.buildId) return
      window.sessionStorage.setItem(je, t.buildId)
    } catch {
      return
    }
    location.reload()
  }
}
async function kn() {
  let { html: e } = await Y(location.href, { cache: 'no-cache' })
  return p(new DOMParser().parseFromString(e, 'text/html'))
}
var Ve = async (e) => fetch(e).catch(() => {})
async function We() {
  let e = p(s().ownerDocument)
  if (e?.searchConfigHref === void 0) return
  let t = await Ve(e.searchConfigHref)
  if (t?.ok)
    try {
      let n = await t.json()
      for (let o of [n.data?.[`${e.version}/${e.locale}`], n.worker]) o && Ve(o)
      return n
    } catch {
      return
    }
}
async function me() {
  let { searchModule: e } = await import('./open-search-6a911bf5.js')
  return e
}
var I = '[data-search-open]',
  ze = '[data-search-page]'
function Ye() {
  if (!c(`${I}, ${ze}`)) return
  let e = Ln()
  for (let t of ['pointerover', 'focusin', 'touchstart'])
    s().addEventListener(
      t,
      (n) => {
        u(n, I) && B(z()) && e().catch(() => {})
      },
      { passive: !0 },
    )
  if (
    (s().addEventListener('click', (t) => {
      let n = u(t, I)
      !n || t.ctrlKey || t.metaKey || t.shiftKey || (t.preventDefault(), Be(e, n))
    }),
    s().addEventListener('keydown', (t) => {
      let n = Mn(t) ? Sn() : void 0
      n && (t.preventDefault(), Be(e, n))
    }),
    /Mac|iP(?:hone|ad|od)/.test(navigator.platform))
  )
    for (let t of f(`${I} kbd`)) t.textContent = '⌘ K'
  pe()
}
function Ln() {
  let e,
    t = async () => {
      let n = We(),
        o = await me()
      return (o.prepare(n), o)
    }
  return () => ((e ??= t()), e.catch(() => (e = void 0)), e)
}
function pe() {
  let e = c(ze)
  e &&
    me().then(
      ({ startSearchPage: t }) => t(e),
      (t) => {
        ;(console.error('The search could not be loaded.', t), G())
      },
    )
}
async function Be(e, t) {
  try {
    let { openSearch: n } = await e()
    n(t)
  } catch (n) {
    console.warn('The search could not be loaded.', n)
    let o = t.closest('form')
    o && HTMLFormElement.prototype.submit.call(o)
  }
}
function Sn() {
  return f(I).find((e) => e.offsetParent !== null) ?? c(I)
}
function Mn(e) {
  return e.defaultPrevented || e.isComposing
    ? !1
    : (e.ctrlKey || e.metaKey) && !e.altKey && !e.shiftKey
      ? e.key.toLowerCase() === 'k'
      : e.key === '/' && !e.ctrlKey && !e.metaKey && !e.altKey && !An()
}
function An() {
  let e = T('activeElement')
  return e instanceof HTMLElement
    ? e.isContentEditable || /^(?:input|textarea|select)$/.test(e.localName)
    : !1
}
function w(e) {
  try {
    let t = window.localStorage.getItem(e)
    return t === null || t.length > 1e3 ? void 0 : t
  } catch {
    return
  }
}
function b(e, t) {
  try {
    t === void 0 ? window.localStorage.removeItem(e) : window.localStorage.setItem(e, t)
  } catch {}
}
function R(e) {
  window.addEventListener('storage', ({ key: t, newValue: n }) => {
    t !== null && e(t, n === null || n.length > 1e3 ? void 0 : n)
  })
}
var Je = 'docs-ssg.sidebar'
function Qe() {
  ;(s().addEventListener('click', (e) => {
    u(e, a.sidebarHide) && Ge(!s().hasAttribute('data-sidebar-hidden'))
  }),
    he(),
    w(Je) === 'hidden' && c(a.sidebarHide) && Ge(!0))
}
function he() {
  requestAnimationFrame(Pn)
}
function Pn() {
  let e = c(`[${L}="sidebar"] [aria-current="page"]`)
  if (!e) return
  let t = e.parentElement
  for (; t && t.scrollHeight <= t.clientHeight;) t = t.parentElement
  if (!t || t === s()) return
  let [n, o] = [e.getBoundingClientRect(), t.getBoundingClientRect()]
  ;(n.top >= o.top && n.bottom <= o.bottom) || (t.scrollTop += n.top - o.top - o.height / 3)
}
function Ge(e) {
  ;(s().toggleAttribute('data-sidebar-hidden', e),
    c(a.sidebarHide)?.setAttribute('aria-expanded', String(!e)),
    b(Je, e ? 'hidden' : void 0))
}
function Ze() {
  ;(s().addEventListener('click', (e) => {
    if (!u(e, a.backToTop)) return
    e.preventDefault()
    let t = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: t ? 'instant' : 'smooth' })
    let n = T('activeElement')
    n instanceof HTMLElement && n.blur()
  }),
    window.addEventListener('scroll', Xe, { passive: !0 }),
    requestAnimationFrame(Xe))
}
function Xe() {
  let e = window.scrollY > window.innerHeight
  for (let t of f(a.backToTop)) t.toggleAttribute('data-visible', e)
}
function et() {
  s().addEventListener('click', (e) => {
    let t = u(e, a.video),
      n = t?.dataset.youtube
    if (!t || n === void 0 || e.ctrlKey || e.metaKey || e.shiftKey) return
    e.preventDefault()
    let o = Document.prototype.createElement.call(document, 'iframe')
    o instanceof HTMLIFrameElement &&
      ((o.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(n)}?autoplay=1`),
      (o.title = t.textContent.trim()),
      (o.allowFullscreen = !0),
      (o.allow = 'autoplay; encrypted-media; picture-in-picture'),
      (o.className = 'video-player'),
      t.replaceWith(o),
      o.focus())
  })
}
function tt() {
  let e = []
  ;(window.addEventListener('beforeprint', () => {
    for (let t of f('main details:not([open])'))
      t instanceof HTMLDetailsElement && ((t.open = !0), e.push(t))
  }),
    window.addEventListener('afterprint', () => {
      for (let t of e.splice(0)) t.open = !1
    }))
}
var J = (e) => `docusaurus.tab.${e}`
function nt(e, t) {
  return t.find((n) => typeof n == 'string' && e.includes(n))
}
function ot(e) {
  return e === void 0 ? void 0 : w(J(e))
}
function rt(e, t) {
  e !== void 0 && b(J(e), t)
}
var ge = '[role="tab"]'
function Q(e) {
  return f(ge, e).filter((t) => t.closest(a.tabs) === e)
}
var x = (e) => e.dataset.value ?? ''
function X(e, t) {
  for (let n of Q(e)) {
    let o = x(n) === t
    if (
      (n.setAttribute('aria-selected', String(o)),
      (n.tabIndex = o ? 0 : -1),
      e.dataset.shared !== void 0)
    ) {
      let i = c('[role="tabpanel"]', e)
      ;(i && n.setAttribute('aria-controls', i.id), i && o && Hn(i, n))
      continue
    }
    let r = k(n.getAttribute('aria-controls') ?? '')
    r && ((r.hidden = !o), r.toggleAttribute('data-selected', o))
  }
}
function Hn(e, t) {
  ;((e.dataset.value = x(t)), e.setAttribute('aria-labelledby', t.id))
}
function it(e, t) {
  for (let n of f(a.tabs)) n.dataset.tabsGroup === e && Q(n).some((o) => x(o) === t) && X(n, t)
}
function st(e) {
  let t = e.closest(a.tabs)
  if (!(t instanceof HTMLElement)) return
  let n = e.getBoundingClientRect().top,
    { tabsGroup: o, tabsQuery: r } = t.dataset
  ;(X(t, x(e)),
    o !== void 0 && it(o, x(e)),
    rt(o, x(e)),
    r !== void 0 && Cn(r, x(e)),
    window.scrollBy({ top: e.getBoundingClientRect().top - n, behavior: 'instant' }))
}
function Cn(e, t) {
  let n = new URL(location.href)
  ;(n.searchParams.set(e, t), history.replaceState(history.state, '', n))
}
function Dn(e) {
  let t = u(e, ge),
    n = t?.closest(a.tabs)
  if (!t || !(n instanceof HTMLElement)) return
  let o = Q(n),
    r = o.indexOf(t),
    i = getComputedStyle(n).direction === 'rtl',
    d = { ArrowRight: r + (i ? -1 : 1), ArrowLeft: r + (i ? 1 : -1), Home: 0, End: o.length - 1 },
    m = Object.hasOwn(d, e.key) ? d[e.key] : void 0,
    l = m === void 0 ? void 0 : o.at(m % o.length)
  l && (e.preventDefault(), st(l), l.focus({ preventScroll: !0 }))
}
function at() {
  ;(s().addEventListener('click', (e) => {
    let t = u(e, ge)
    t && st(t)
  }),
    s().addEventListener('keydown', Dn),
    s().addEventListener(_, (e) => {
      let t = u(e, '[role="tabpanel"]'),
        n = t && k(t.getAttribute('aria-labelledby') ?? ''),
        o = t?.closest(a.tabs)
      n && o instanceof HTMLElement && X(o, x(n))
    }),
    R((e, t) => {
      for (let n of f(a.tabs)) {
        let o = n.dataset.tabsGroup
        o !== void 0 && e === J(o) && t !== void 0 && it(o, t)
      }
    }),
    ye())
}
function ye() {
  for (let e of f(a.tabs)) {
    let t = Q(e),
      { tabsGroup: n, tabsQuery: o } = e.dataset,
      r = o === void 0 ? null : new URLSearchParams(location.search).get(o),
      i = t.find((l) => l.ariaSelected === 'true') ?? t[0],
      d = [r, ot(n), i && x(i)],
      m = nt(t.map(x), d)
    m !== void 0 && X(e, m)
  }
}
var dt = new Map([])
async function ct(e) {
  let t = dt.get(e)
  if (!t) throw new Error(`The site has no island \`${e}\`.`)
  return t()
}
function lt(e, t) {
  t.isConnected &&
    (e.type === 'click' && t instanceof HTMLElement
      ? t.click()
      : e instanceof KeyboardEvent
        ? t.dispatchEvent(new KeyboardEvent(e.type, e))
        : e.type === 'input' && In(t)
          ? Rn(t)
          : t.dispatchEvent(new Event(e.type, { bubbles: !0, cancelable: !0 })))
}
var In = (e) => e instanceof HTMLInputElement || e instanceof HTMLTextAreaElement
function Rn(e) {
  let { value: t } = e
  ;((e.value = e.defaultValue),
    Reflect.set(Object.getPrototypeOf(e), 'value', t, e),
    e.dispatchEvent(new Event('input', { bubbles: !0 })))
}
var On = ['pointerover', 'focusin', 'touchstart', 'keydown', 'click', 'input']
function ft() {
  let e = new WeakMap(),
    t = new Set(),
    n = (l, h) => {
      e.set(l, { status: h, done: Promise.resolve() })
    },
    o = (l, h) => {
      let v = ut(l)
      ;(n(l, 'failed'),
        h instanceof Error && !t.has(v) && console.error(h.message, h.cause),
        t.add(v))
    },
    r = async (l) => {
      let h = (H) => o(l, H),
        v = () => {
          ;(e.delete(l), i(l))
        }
      try {
        ;(await Un(l, { onCrash: h, onRetry: v }), n(l, 'hydrated'))
      } catch (H) {
        ;(o(l, H), G())
      }
    },
    i = (l) => {
      let h = e.get(l)
      if (h) return h.done
      let v = r(l)
      return (e.set(l, { status: 'hydrating', done: v }), v)
    },
    d = (l) => {
      let h = l.target instanceof Element ? l.target : void 0,
        v = h?.closest(a.island)
      if (!h || !(v instanceof HTMLElement)) return
      let H = e.get(v)?.status
      if (H === 'hydrated' || H === 'failed') return
      let Yt = i(v)
      qn(l) && (l.preventDefault(), l.stopPropagation(), Yt.then(() => lt(l, h)))
    },
    m = () => $n(i)
  return {
    start: () => {
      for (let l of On) s().addEventListener(l, d, { capture: !0 })
      m()
    },
    refresh: m,
  }
}
function $n(e) {
  let t = new IntersectionObserver((n) => {
    for (let { isIntersecting: o, target: r } of n)
      !o || !(r instanceof HTMLElement) || (t.unobserve(r), e(r))
  })
  for (let n of f(a.island)) {
    let { wake: o } = n.dataset
    ;((o === 'load' || (o === 'query' && location.search !== '')) && e(n),
      o === 'visible' && t.observe(n))
  }
}
function qn(e) {
  return e.type === 'input'
    ? !0
    : e instanceof KeyboardEvent
      ? e.type === 'keydown' && e.key.startsWith('Arrow')
      : e.type !== 'click' || !(e instanceof MouseEvent)
        ? !1
        : e.button === 0 && !e.ctrlKey && !e.metaKey && !e.shiftKey && !e.altKey
}
var ut = (e) => e.dataset.island ?? ''
async function Un(e, t) {
  let n = ut(e),
    o = Promise.all([import('./hydrate-island-134d9f40.js'), ct(n)]),
    [{ hydrateIsland: r }, i] = await o.catch((d) => {
      throw new Error(
        `The island \`${n}\` shows its built HTML, because its code can’t be loaded. Reload the page, or publish \`assets/\` again.`,
        { cause: d },
      )
    })
  await r({ element: e, component: i, ...t })
}
function E(e, t) {
  let n = Document.prototype.createElement.call(document, e)
  return ((n.className = t), n)
}
function O(e, t) {
  ;(t === void 0 && W(e)) ||
    (t && A(), window.scrollTo({ top: t ?? 0, left: 0, behavior: 'instant' }))
}
function be(e) {
  let t = P(e) ?? c('main h1') ?? c('main')
  t &&
    (t.hasAttribute('tabindex') || t.setAttribute('tabindex', '-1'), t.focus({ preventScroll: !0 }))
}
function mt() {
  let e = E('div', 'visually-hidden')
  return (
    e.setAttribute('aria-live', 'polite'),
    e.setAttribute('data-announcer', ''),
    s().querySelector('body')?.append(e),
    () => {
      e.textContent = T('title')
    }
  )
}
var $ = { kind: 'browser' },
  Fn = /\.(?!html$)[a-z][a-z\d]{1,4}$/i
function Z(e) {
  if (
    e.button !== 0 ||
    e.modified ||
    e.download ||
    (e.target !== '' && e.target !== '_self') ||
    !URL.canParse(e.href) ||
    !URL.canParse(e.from)
  )
    return $
  let t = new URL(e.href),
    n = new URL(e.from)
  return t.origin !== n.origin ||
    !/^https?:$/.test(t.protocol) ||
    Fe(t.pathname, e.baseUrl) === void 0
    ? $
    : F(t, n)
      ? t.hash !== '' || e.href.endsWith('#')
        ? { kind: 'hash', url: t }
        : { kind: 'page', url: t }
      : Fn.test(t.pathname)
        ? $
        : { kind: 'page', url: t }
}
function F(e, t) {
  return e.origin === t.origin && pt(e.pathname) === pt(t.pathname) && e.search === t.search
}
var pt = (e) => e.replace(/\/$/, '')
async function ee(e, t = {}) {
  let n = await Y(e, t)
  return { ...n, ...Nn(n.html) }
}
function Nn(e) {
  let t = () => new DOMParser().parseFromString(e, 'text/html'),
    n
  return {
    prepare: () => {
      n ??= t()
    },
    parse: () => {
      let o = n ?? t()
      return ((n = void 0), o)
    },
  }
}
function ht(e, t, n) {
  if (e.status >= 500)
    return { kind: 'failed', error: new Error(`The server responded with status ${e.status}`) }
  if (!e.isHtml) return q('it is not HTML')
  let o = new URL(e.url, t)
  if (o.origin !== t.origin) return q('it redirects to another site')
  o.hash ||= t.hash
  let r = e.parse()
  if (r.querySelector('meta[http-equiv="refresh" i]')) return q('it is a redirect')
  let i = p(r)
  return i
    ? i.buildId !== n.buildId
      ? q('a new version of the site was published')
      : i.locale !== n.locale || i.version !== n.version
        ? q(void 0)
        : { kind: 'page', page: r, url: o }
    : q('it is not a page of this site')
}
var q = (e) => ({ kind: 'full-load', reason: e })
var gt =
    'title, meta[name]:not([name="viewport"], [name="color-scheme"]), meta[property], link[rel="canonical"], link[rel="alternate"], link[rel="prev"], link[rel="next"], script[type="application/ld+json"]',
  yt = 'link[rel="stylesheet"]',
  Kn = 'script[type="application/json"]'
function bt(e, t) {
  let n = e.documentElement
  for (let o of ['lang', 'dir', 'class']) _n(n, s(), o)
  jn(n)
  for (let o of n.querySelectorAll(Kn))
    o.id !== '' && c(`script#${CSS.escape(o.id)}`)?.replaceWith(N(o))
  for (let o of f(`[${L}]`)) {
    if (!o.isConnected) continue
    let r = CSS.escape(o.getAttribute(L) ?? ''),
      i = n.querySelector(`[${L}="${r}"]`)
    i ? !o.isEqualNode(i) && !t(o, i) && o.replaceWith(vt(i)) : o.replaceChildren()
  }
}
function vt(e) {
  return Document.prototype.adoptNode.call(document, e)
}
function N(e) {
  return Document.prototype.importNode.call(document, e, !0)
}
function _n(e, t, n) {
  let o = e.getAttribute(n)
  o === null ? t.removeAttribute(n) : t.setAttribute(n, o)
}
function jn(e) {
  let t = s().querySelector('head'),
    n = e.querySelector('head')
  if (!t || !n) return
  let o = new Set(t.querySelectorAll(gt))
  for (let r of n.querySelectorAll(gt)) {
    let i = [...o].find((d) => d.isEqualNode(r))
    i ? o.delete(i) : t.append(vt(r))
  }
  for (let r of o) r.remove()
  for (let r of n.querySelectorAll(yt)) {
    let i = CSS.escape(r.getAttribute('href') ?? '')
    t.querySelector(`${yt}[href="${i}"]`) || t.append(N(r))
  }
}
var { key: xt, branch: te, toggle: Vn, more: Wn, whole: ve } = C
function Tt(e, t) {
  if (e.getAttribute(L) !== 'sidebar') return !1
  if (wt(e) === wt(t)) return (Bn(e, t), !0)
  let n = N(t),
    o = [e, e.parentElement].map((r) => [r, r?.scrollTop ?? 0])
  for (let r of e.querySelectorAll('li')) Yn(r, e, n)
  for (let r of e.querySelectorAll(`ul[${ve}]`)) Gn(r, n)
  e.replaceChildren(...n.childNodes)
  for (let [r, i] of o) r && (r.scrollTop = i)
  return !0
}
var ne = (e) => [...e.querySelectorAll('a')]
function wt(e) {
  return ne(e).map((t) => `${t.getAttribute('href') ?? ''} ${t.textContent}`).join(`
`)
}
function Bn(e, t) {
  let n = ne(t)
  for (let [o, r] of ne(e).entries()) {
    let i = n[o]?.getAttribute('aria-current') ?? null
    i === null ? r.removeAttribute('aria-current') : zn(r, i, e)
  }
}
function zn(e, t, n) {
  e.setAttribute('aria-current', t)
  for (let o = e.parentElement; o && o !== n; o = o.parentElement)
    o instanceof HTMLDetailsElement && (o.open = !0)
}
function Yn(e, t, n) {
  let o = Lt(e),
    r = o === void 0 ? Xn(n, Qn(e, t)) : Jn(n, o)
  if (!r || we(r) !== we(e)) return
  let i = S(e, 'details'),
    d = S(r, 'details')
  if (d instanceof HTMLDetailsElement) {
    i instanceof HTMLDetailsElement && i.open && (d.open = !0)
    return
  }
  let m = S(e, `[${Vn}]`)
  ;(i ? i.hasAttribute('open') : m?.ariaExpanded === 'true') &&
    S(r, `[${te}]`) &&
    r.replaceWith(kt(e))
}
function Gn(e, t) {
  let n = e.getAttribute(ve) ?? '',
    o = t.querySelector(`[${Wn}="${CSS.escape(n)}"]`)?.closest('ul')
  if (!o) return
  let r = new Map([...o.children].map((d) => [Et(d), d])),
    i = [...e.children].map((d) => r.get(Et(d)) ?? kt(d))
  ;(o.replaceChildren(...i), o.setAttribute(ve, n))
}
function kt(e) {
  let t = N(e)
  for (let n of ne(t)) n.removeAttribute('aria-current')
  return t
}
function Lt(e) {
  return e.getAttribute(xt) ?? S(e, `[${te}]`)?.getAttribute(te) ?? void 0
}
var Et = (e) => Lt(e) ?? `${S(e, 'a')?.getAttribute('href') ?? ''} ${we(e)}`
function Jn(e, t) {
  let n = CSS.escape(t)
  return e.querySelector(`li[${xt}="${n}"], [${te}="${n}"]`)?.closest('li') ?? void 0
}
function Qn(e, t) {
  let n = []
  for (let o = e; o && o !== t; o = o.parentElement)
    o.localName === 'li' && n.unshift([...(o.parentElement?.children ?? [])].indexOf(o))
  return n
}
function Xn(e, t) {
  return t.reduce((n, o) => n?.querySelector('ul')?.children[o], e)
}
function S(e, t) {
  return [...e.querySelectorAll(t)].find((n) => n.closest('li') === e)
}
var we = (e) => (S(e, 'a') ?? S(e, 'summary'))?.textContent.trim() ?? ''
function St(e, t) {
  oe()
  let n = E('div', 'load-error')
  n.setAttribute('role', 'alert')
  let o = E('p', 'crash-title')
  o.textContent = y(g, 'loadFailed')
  let r = E('p', 'crash-message')
  r.textContent = e.message
  let i = E('button', 'button')
  ;(i.setAttribute('type', 'button'),
    (i.textContent = y(g, 'retry')),
    i.addEventListener('click', t),
    n.append(o, r, i),
    c('main')?.prepend(n),
    i.focus(),
    n.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
}
function oe() {
  c('.load-error')?.remove()
}
var re = class {
  #t
  #n = new URL(location.href)
  #e
  #o
  constructor(t) {
    ;((this.#t = t), (this.#e = M(history.state) ?? D(0)), history.replaceState(this.#e, ''))
  }
  get savedTop() {
    return this.#t.scroll.read(this.#e.key)
  }
  saveTop() {
    this.#t.scroll.save(this.#e.key, window.scrollY)
  }
  stop() {
    ;(this.#o?.abort(), (this.#o = void 0), this.#t.progress.end())
  }
  follow(t) {
    if (!(F(t, this.#n) && F(new URL(location.href), this.#n)))
      return void this.#r({ url: t, entry: void 0 })
    ;(this.stop(), oe(), O('', 0), be(''))
  }
  step(t) {
    let n = new URL(location.href),
      o = M(t)
    if (!o) return this.#i(n)
    if ((this.saveTop(), !F(n, this.#n))) return void this.#r({ url: n, entry: o })
    ;(this.stop(), (this.#e = o), (this.#n = n), O(n.hash, this.#t.scroll.read(o.key)))
  }
  #i(t) {
    ;(this.stop(),
      (this.#e = D(this.#e.index + 1)),
      (this.#n = t),
      history.replaceState(this.#e, ''))
  }
  async #r(t) {
    this.stop()
    let n = new AbortController()
    ;((this.#o = n), this.#t.progress.begin())
    let o = await this.#s(t.url, n.signal)
    n.signal.aborted ||
      (this.stop(),
      o.kind === 'page'
        ? this.#a(o.page, o.url, t)
        : o.kind === 'failed'
          ? this.#c(o.error, t)
          : this.#l(o.reason, t))
  }
  async #s(t, n) {
    try {
      let o = await this.#t.prefetcher.take(t)?.catch(() => {}),
        r = o ?? (await ee(t.href, { signal: n })),
        i = ht(r, t, this.#t.data)
      return o && i.kind === 'failed' ? { kind: 'full-load', reason: i.error.message } : i
    } catch (o) {
      return { kind: 'failed', error: o instanceof Error ? o : new Error(String(o)) }
    }
  }
  #a(t, n, { entry: o }) {
    ;(o ? (this.#e = o) : this.#d(n),
      (this.#n = n),
      oe(),
      bt(t, Tt),
      this.#t.onPage(),
      be(n.hash),
      O(n.hash, o && this.#t.scroll.read(o.key)),
      this.#t.announce())
  }
  #d(t) {
    let n = M(history.state) ?? this.#e
    ;(n.menu || this.saveTop(),
      (this.#e = D(n.menu ? n.index : n.index + 1)),
      n.menu ? history.replaceState(this.#e, '', t) : history.pushState(this.#e, '', t))
  }
  #c(t, n) {
    let o = n.entry && n.entry.index - this.#e.index
    ;(o && history.go(-o),
      St(t, () => {
        o ? history.go(o) : this.#r(n)
      }))
  }
  #l(t, { url: n, entry: o }) {
    ;(t !== void 0 &&
      console.warn(`\`${n.pathname}\` is loaded in full instead of in place: ${t}.`),
      this.saveTop(),
      o ? location.reload() : location.assign(n))
  }
}
var Ee = (e) => e.origin + e.pathname + e.search,
  Zn = `[download], [${C.more}]`,
  eo = 40,
  Mt = 5 * 6e4
function At(e) {
  let t = new Map(),
    n = (r) => {
      let i = Z({ ...to, href: r.href, from: location.href, baseUrl: e })
      if (i.kind !== 'page' || r.target || r.matches(Zn)) return
      let d = Ee(i.url)
      if (d === Ee(new URL(location.href))) return
      let m = t.get(d)
      if (m && Date.now() - m.at < Mt) return m.text
      if (!B(z())) return
      t.size >= eo && t.delete(t.keys().next().value ?? '')
      let l = ee(d)
      return (l.catch(() => t.delete(d)), t.set(d, { text: l, at: Date.now() }), l)
    },
    o = no(n)
  for (let r of ['pointerover', 'focusin', 'touchstart'])
    s().addEventListener(
      r,
      (i) => {
        let d = u(i, 'a[href]')
        d instanceof HTMLAnchorElement &&
          n(d)?.then(
            ({ prepare: m }) => U(m),
            () => {},
          )
      },
      { passive: !0 },
    )
  return {
    take: (r) => {
      let i = t.get(Ee(r))
      return i && Date.now() - i.at < Mt ? i.text : void 0
    },
    clear: () => t.clear(),
    refresh: o,
  }
}
var to = { button: 0, modified: !1, target: '', download: !1 }
function no(e) {
  let t = new IntersectionObserver((n) => {
    for (let { isIntersecting: o, target: r } of n)
      !o || !(r instanceof HTMLAnchorElement) || (t.unobserve(r), e(r))
  })
  return () => {
    t.disconnect()
    for (let n of f('a[rel~="next"], a[rel~="prev"]')) t.observe(n)
  }
}
var oo = 200
function Pt() {
  let e = E('div', 'progress-bar')
  e.setAttribute('aria-hidden', 'true')
  let t = E('div', 'nav-spinner')
  t.setAttribute('role', 'status')
  let n = E('div', 'spinner')
  t.append(n, y(g, 'loading'))
  let o,
    r = () => {
      ;(window.clearTimeout(o), e.remove(), t.remove(), c('main')?.removeAttribute('aria-busy'))
    }
  return {
    begin: () => {
      ;(r(),
        (o = window.setTimeout(() => {
          s().querySelector('body')?.append(e)
          let i = c('main')
          ;(i?.setAttribute('aria-busy', 'true'), i?.prepend(t))
        }, oo)))
    },
    end: r,
  }
}
var Ht = 'docs-ssg.scroll'
function Ct(e) {
  let t = new Map(ro(e))
  return {
    save: (n, o) => {
      ;(t.delete(n), t.set(n, o))
      let r = t.keys().next().value
      t.size > 200 && r !== void 0 && t.delete(r)
      try {
        e().setItem(Ht, JSON.stringify([...t]))
      } catch {}
    },
    read: (n) => t.get(n),
  }
}
function ro(e) {
  try {
    let t = JSON.parse(e().getItem(Ht) ?? '[]')
    return Array.isArray(t) ? t.filter(io).slice(-200) : []
  } catch {
    return []
  }
}
function io(e) {
  return Array.isArray(e) && typeof e[0] == 'string' && Number.isFinite(e[1])
}
var Dt = 'docs-ssg:updated'
function Rt(e) {
  let t = p(document)
  if (!t) return
  let n = At(t.baseUrl),
    o = () => {
      ;(e(), n.refresh())
    },
    r = new re({
      data: t,
      scroll: Ct(() => window.sessionStorage),
      prefetcher: n,
      progress: Pt(),
      announce: mt(),
      onPage: o,
    })
  ;((history.scrollRestoration = 'manual'),
    so(r.savedTop),
    n.refresh(),
    window.addEventListener('click', (i) => {
      let d = u(i, 'a[href]')
      if (!(d instanceof HTMLAnchorElement) || i.defaultPrevented) return
      let m = ao(d, i, t.baseUrl)
      m.kind === 'page'
        ? (i.preventDefault(), r.follow(m.url))
        : m.kind === 'hash' && (r.stop(), r.saveTop(), It(m.url.hash))
    }),
    window.addEventListener('popstate', ({ state: i }) => r.step(i)),
    window.addEventListener('hashchange', () => It(location.hash)),
    window.addEventListener('pagehide', () => r.saveTop()),
    window.addEventListener(
      Dt,
      () => {
        ;(n.clear(), o())
      },
      { capture: !0 },
    ))
}
function so(e) {
  e !== void 0 ? O('', e) : location.hash !== '' && W(location.hash)
}
function It(e) {
  let t = P(e)
  ;(t && ue(t), A(), s().dispatchEvent(new CustomEvent(j)))
}
function ao(e, t, n) {
  return Z({
    href: e.href,
    from: location.href,
    baseUrl: n,
    button: t.button,
    modified: t.ctrlKey || t.metaKey || t.shiftKey || t.altKey,
    target: e.target,
    download: e.hasAttribute('download'),
  })
}
var ie = 'docusaurus.announcement.dismiss',
  Ot = 'docusaurus.announcement.id'
function co(e, t, n) {
  return t === e && n === 'true'
}
function $t() {
  let e = c(a.announcement)?.dataset.announcementId
  if (e === void 0) return
  let t = w(Ot)
  ;(t !== e && (b(Ot, e), b(ie, 'false')), qt(!co(e, t, w(ie))))
}
function qt(e) {
  s().toggleAttribute('data-announcement-dismissed', !e)
}
function Ut() {
  ;($t(),
    s().addEventListener('click', (e) => {
      u(e, a.announcementClose) && (b(ie, 'true'), qt(!1))
    }),
    R((e) => {
      e === ie && $t()
    }))
}
function se(e, t) {
  return e === 'light' || e === 'dark' ? e : t.followsSystem ? 'system' : t.defaultMode
}
function Ft(e, t, n) {
  return n.followsSystem
    ? e === 'system'
      ? 'light'
      : e === 'light'
        ? 'dark'
        : 'system'
    : t === 'dark'
      ? 'light'
      : 'dark'
}
var xe = 'theme'
function ae() {
  let { themeDefault: e, themeSystem: t } = s().dataset
  return { defaultMode: e === 'dark' ? 'dark' : 'light', followsSystem: t !== void 0 }
}
function Nt() {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
function K(e) {
  let t = e === 'system' ? Nt() : e
  ;((s().dataset.theme = t), (s().dataset.themeChoice = e))
  for (let n of f(a.colorSwitch)) lo(n, e, t)
}
function lo(e, t, n) {
  let o = y(g, `${n}Mode`),
    r = t === 'system' ? y(g, 'systemMode', { mode: o }) : o,
    i = y(g, 'switchColorMode', { mode: r })
  e.getAttribute('aria-label') !== i && (e.setAttribute('aria-label', i), (e.title = i))
}
function de() {
  return se(s().dataset.themeChoice, ae())
}
function fo() {
  let e = Ft(de(), de() === 'system' ? Nt() : uo(), ae())
  ;(b(xe, e === 'system' ? void 0 : e), K(e))
}
function uo() {
  return s().dataset.theme === 'dark' ? 'dark' : 'light'
}
function Kt() {
  ;(K(se(w(xe) ?? s().dataset.themeChoice, ae())),
    s().addEventListener('click', (e) => {
      u(e, a.colorSwitch) && fo()
    }),
    R((e, t) => {
      e === xe && K(se(t, ae()))
    }),
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      de() === 'system' && K('system')
    }))
}
var _t = () => K(de())
var Te = 'docs-preferred-version-default'
function jt() {
  ;(s().addEventListener('click', (e) => {
    let t = u(e, a.versions)?.dataset.versionName
    t !== void 0 && b(Te, t)
  }),
    ke())
}
function ke() {
  let e = f(a.versions)
  if (e.length === 0) return
  let t = p(document)
  t?.kind === 'doc' && b(Te, t.version)
  let n = w(Te)
  for (let o of e) o.toggleAttribute('data-preferred', o.dataset.versionName === n)
}
var Vt = qe(),
  Wt = He(),
  Bt = [
    { name: 'layout', start: fe, refresh: fe },
    { name: 'color mode', start: Kt, refresh: _t },
    { name: 'announcement', start: Ut },
    { name: 'preferred version', start: jt, refresh: ke },
    { name: 'tabs', start: at, refresh: ye },
    { name: 'islands', ...ft() },
    { name: 'search', start: Ye, refresh: pe },
    { name: 'navbar', start: $e },
    { name: 'menu', start: Re, refresh: Oe },
    { name: 'sidebar', start: Qe, refresh: he },
    { name: 'large sidebar', start: Wt, refresh: Wt },
    { name: 'dropdowns', start: De },
    { name: 'contents', ..._e() },
    { name: 'copy', start: Ae },
    { name: 'skip link', start: Pe },
    { name: 'overflow', start: Vt, refresh: Vt },
    { name: 'back to top', start: Ze },
    { name: 'videos', start: et },
    { name: 'print', start: tt },
    { name: 'analytics', start: Ue },
    { name: 'not found', start: le, refresh: le },
    { name: 'diagrams', start: ce, refresh: ce },
    { name: 'navigation', start: () => Rt(ho) },
  ]
function zt(e, t) {
  try {
    e[t]?.()
  } catch (n) {
    console.error(`The feature \`${e.name}\` failed.`, n)
  }
}
var mo = 8
async function po() {
  let e = performance.now()
  for (let t of Bt)
    (zt(t, 'start'),
      !(performance.now() - e < mo) &&
        (await new Promise((n) => setTimeout(n)), (e = performance.now())))
  s().dataset.alive = ''
}
function ho() {
  for (let e of Bt) zt(e, 'refresh')
}
po()
