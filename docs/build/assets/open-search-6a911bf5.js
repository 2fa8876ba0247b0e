import { a as Re, b as we } from '/assets/chunk-dcfef20b.js'
import { a as k, b as nr, c as ar, d as ce, e as m } from '/assets/chunk-764faecc.js'
import '/assets/chunk-57a4a91d.js'
import { a as be } from '/assets/chunk-a126746b.js'
import { a as Ce, b as l } from '/assets/chunk-36710006.js'
import { a as D, b as z } from '/assets/chunk-551aeb7d.js'
import { a as Y } from '/assets/chunk-4a959fcf.js'
import '/assets/chunk-659d3b5f.js'
import { b as c } from '/assets/chunk-21c96c3d.js'
var tr = c(nr(), 1),
  ye = c(ar(), 1)
var Ee = c(k(), 1)
var H = c(m(), 1)
function Pe(e) {
  return e instanceof Error ? e : new Error(String(e))
}
var U = class extends Ee.Component {
  state = { error: void 0, attempt: 0 }
  static getDerivedStateFromError(r) {
    return { error: Pe(r) }
  }
  componentDidCatch(r) {
    this.props.onCrash(Pe(r))
  }
  retry = () => {
    ;(this.props.onCrash(void 0),
      this.setState(({ attempt: r }) => ({ error: void 0, attempt: r + 1 })))
  }
  render() {
    let { error: r, attempt: t } = this.state
    return r
      ? (0, H.jsx)(ir, { error: r, onRetry: this.retry })
      : (0, H.jsx)(sr, { children: this.props.children }, t)
  }
}
function sr({ children: e }) {
  return e
}
function ir({ error: e, onRetry: r }) {
  return (0, H.jsxs)('div', {
    className: 'crash',
    role: 'alert',
    children: [
      (0, H.jsx)('p', { className: 'crash-title', children: l(ce, 'crashed') }),
      (0, H.jsx)('p', { className: 'crash-message', children: e.message }),
      (0, H.jsx)('button', {
        type: 'button',
        className: 'button',
        onClick: r,
        children: l(ce, 'tryAgain'),
      }),
    ],
  })
}
var u = {
  search: 'Search',
  close: 'Close',
  searching: 'Searching…',
  searchResults: 'Search results',
  resultsFor: 'Search results for “{query}”',
  searchTitle: 'Search results for "{query}"',
  resultCount: '{count} result|{count} results',
  seeAllResults: 'See the result|See all {count} results',
  showMoreResults: 'Show more results',
  noResults: 'No results for “{query}”',
  trySearching: 'Try searching for',
  reportResults: 'Believe this query should return results?',
  reportResultsLink: 'Let us know.',
  searchHint: 'Type a name, a question, or an error message.',
  recentSearches: 'Recent searches',
  removeRecentSearch: 'Remove {query} from recent searches',
  searchFailed: 'Unable to fetch results',
  searchFailedHelp: 'You might want to check your network connection.',
  retrySearch: 'Retry',
  version: 'Version',
  language: 'Language',
  searchOnPage: 'Page',
}
var le = (e) => ({ query: e, groups: [], total: 0, suggestions: [] })
function cr(e) {
  return typeof e == 'object' && e !== null && 'provider' in e && 'version' in e && e.version === 1
}
async function lr(e) {
  let r = await fetch(e)
  if (!r.ok) throw new Error(`\`${e}\` responded with status ${r.status}.`)
  return r.json()
}
async function de(e, r) {
  let t = (await r) ?? (await lr(e))
  if (!cr(t)) throw new Error(`\`${e}\` is not a search configuration.`)
  return t
}
var X = class extends Error {}
function xe(e, { resolve: r, reject: t }) {
  e.kind === 'done' ? r(e.result) : t(new Error(e.reason))
}
function dr(e) {
  let r = new Worker(e, { type: 'module' }),
    t = new Map()
  r.addEventListener('message', ({ data: a }) => {
    let s = t.get(a.id)
    ;(t.delete(a.id), s && xe(a, s))
  })
  let o = () => {
    r.terminate()
    for (let { reject: a } of t.values()) a(new X('The search worker stopped.'))
    t.clear()
  }
  return (
    r.addEventListener('error', o),
    {
      send: (a) =>
        new Promise((s, i) => {
          ;(t.set(a.id, { resolve: s, reject: i }), r.postMessage(a))
        }),
      close: o,
    }
  )
}
async function ur() {
  let { createMessageHandler: e } = await import('/assets/handle-message-ee7eeb53.js'),
    r = e()
  return async (t) => {
    let o = await r(t)
    return new Promise((n, a) => xe(o, { resolve: n, reject: a }))
  }
}
function pr(e) {
  if (!(e === null || typeof Worker != 'function'))
    try {
      return dr(new URL(e, window.location.href).href)
    } catch {
      return
    }
}
function ke(e) {
  let r = pr(e),
    t,
    o = async (a) => ((t ??= ur()), (await t)(a))
  return {
    send: async (a) => {
      if (!r || t) return o(a)
      try {
        return await r.send(a)
      } catch (s) {
        if (!(s instanceof X)) throw s
        return o(a)
      }
    },
    close: () => r?.close(),
  }
}
function Ne(e) {
  let r,
    t = 0,
    o = async (s) => {
      r ??= ke(e.worker)
      let i = r
      try {
        return await i.send(s)
      } catch (d) {
        throw (r === i && (r = void 0), d)
      }
    },
    n = ({ version: s, locale: i }) => {
      let d = e.data[`${s}/${i}`]
      return d === void 0 ? void 0 : new URL(d, window.location.href).href
    },
    a = async (s) => {
      let i = n(s)
      i !== void 0 && (await o({ kind: 'load', id: ++t, href: i, synonyms: e.synonyms }))
    }
  return {
    close: () => r?.close(),
    prepare: a,
    search: async ({ text: s, scope: i, limit: d, all: f = !1, signal: p }) => {
      let b = n(i)
      if (b === void 0) return le(s)
      ;(await a(i), p.throwIfAborted())
      let S = await o({ kind: 'search', id: ++t, href: b, text: s, limit: d, all: f })
      return (p.throwIfAborted(), S ?? le(s))
    },
  }
}
var mr = () => ({})
async function ue(e) {
  let r = mr()[e.provider]
  return r ? r(e) : Ne(e)
}
async function fr(e, r) {
  let t = await de(e, r)
  return { config: t, provider: await ue(t) }
}
function _e() {
  let e = new Map(),
    r = (t, o) => (e.set(t, o), o.catch(() => e.delete(t)), o)
  return {
    get: (t, o) => e.get(t) ?? r(t, fr(t, o)),
    renew: async (t) => {
      let o = await e.get(t)?.catch(() => {})
      if (!o) return !1
      let n = await de(t).catch(() => o.config)
      if (JSON.stringify(n) === JSON.stringify(o.config)) return !1
      let a = await ue(n)
      return (r(t, Promise.resolve({ config: n, provider: a })), o.provider.close(), !0)
    },
  }
}
var _ = c(k(), 1)
var hr = ['zero', 'one', 'two', 'few', 'many', 'other']
function Me(e, r, t) {
  let o = e.split('|'),
    n = o.length === 1 ? 0 : yr(r, t)
  return Ce(o[Math.min(n, o.length - 1)] ?? e, { count: r })
}
function yr(e, r) {
  let t = new Intl.PluralRules(r),
    { pluralCategories: o } = t.resolvedOptions()
  return hr.filter((n) => o.includes(n)).indexOf(t.select(e))
}
function q(e, r) {
  let t = Y(globalThis.document)?.locale ?? 'en'
  return Me(l(u, e), r, t)
}
var Te = c(k(), 1),
  Q = c(m(), 1)
function Le({ text: e, values: r }) {
  let t = e.split(/\{(\w+)\}/).map((n, a) => (a % 2 === 0 ? n : (r[n] ?? `{${n}}`))),
    o = []
  for (let n of t) {
    let a = o.at(-1)
    typeof a == 'string' && typeof n == 'string' ? (o[o.length - 1] = a + n) : o.push(n)
  }
  return (0, Q.jsx)(Q.Fragment, {
    children: o.map((n, a) => (0, Q.jsx)(Te.Fragment, { children: n }, a)),
  })
}
var h = c(m(), 1)
function Z({ onRetry: e }) {
  return (0, h.jsxs)('div', {
    className: 'search-message',
    role: 'alert',
    children: [
      (0, h.jsx)('p', { className: 'search-message__title', children: l(u, 'searchFailed') }),
      (0, h.jsx)('p', { children: l(u, 'searchFailedHelp') }),
      (0, h.jsx)('button', {
        type: 'button',
        className: 'button button--small',
        onClick: e,
        children: l(u, 'retrySearch'),
      }),
    ],
  })
}
function j({ query: e, suggestions: r, config: t, onSuggest: o }) {
  let n = t?.reportUrl?.replace('{query}', encodeURIComponent(e))
  return (0, h.jsxs)('div', {
    className: 'search-message',
    children: [
      (0, h.jsx)('p', {
        className: 'search-message__title',
        children: (0, h.jsx)(Le, {
          text: l(u, 'noResults'),
          values: { query: (0, h.jsx)('strong', { children: e }) },
        }),
      }),
      r.length === 0
        ? null
        : (0, h.jsxs)('div', {
            className: 'search-suggestions',
            children: [
              (0, h.jsx)('p', { children: l(u, 'trySearching') }),
              (0, h.jsx)('ul', {
                children: r.map((a) =>
                  (0, h.jsx)(
                    'li',
                    {
                      children: (0, h.jsx)('button', {
                        type: 'button',
                        className: 'search-suggestion',
                        onClick: () => o(a),
                        children: a,
                      }),
                    },
                    a,
                  ),
                ),
              }),
            ],
          }),
      n === void 0
        ? null
        : (0, h.jsxs)('p', {
            children: [
              l(u, 'reportResults'),
              ' ',
              (0, h.jsx)('a', {
                href: n,
                target: '_blank',
                rel: 'noopener noreferrer',
                children: l(u, 'reportResultsLink'),
              }),
            ],
          }),
    ],
  })
}
function He({ queries: e, onChoose: r, onRemove: t }) {
  return e.length === 0
    ? (0, h.jsx)('p', { className: 'search-message', children: l(u, 'searchHint') })
    : (0, h.jsxs)('div', {
        className: 'search-recent',
        children: [
          (0, h.jsx)('h2', { className: 'search-recent__title', children: l(u, 'recentSearches') }),
          (0, h.jsx)('ul', {
            children: e.map((o) =>
              (0, h.jsxs)(
                'li',
                {
                  className: 'search-recent__item',
                  children: [
                    (0, h.jsx)('button', {
                      type: 'button',
                      className: 'search-recent__query',
                      onClick: () => r(o),
                      children: o,
                    }),
                    (0, h.jsx)('button', {
                      type: 'button',
                      className: 'search-recent__remove',
                      'aria-label': l(u, 'removeRecentSearch', { query: o }),
                      onClick: () => t(o),
                      children: '×',
                    }),
                  ],
                },
                o,
              ),
            ),
          }),
        ],
      })
}
var A = c(m(), 1)
function Fe(e) {
  let { found: r, query: t, recent: o, count: n, onQuery: a, onForget: s } = e,
    { state: i, config: d, retry: f } = r
  if (t === '') return (0, A.jsx)(He, { queries: o, onChoose: a, onRemove: s })
  if (i.status === 'failed') return (0, A.jsx)(Z, { onRetry: f })
  if (n > 0) return null
  if (i.status !== 'done')
    return (0, A.jsx)('p', {
      className: 'search-message search-message--loading',
      children: l(u, 'searching'),
    })
  let { suggestions: p } = i.result
  return (0, A.jsx)(j, { query: t, suggestions: p, config: d, onSuggest: a })
}
var Ie = 'docs-ssg.search.recent',
  Oe = 5,
  De = 80
function ee() {
  try {
    let e = JSON.parse(Re(Ie) ?? '[]')
    return Array.isArray(e)
      ? e.filter((r) => typeof r == 'string' && r.length <= De).slice(0, Oe)
      : []
  } catch {
    return []
  }
}
function Ue(e) {
  return (we(Ie, e.length === 0 ? void 0 : JSON.stringify(e)), e)
}
function re(e) {
  let r = e.trim(),
    t = ee().filter((o) => o !== r)
  return r === '' || r.length > De ? t : Ue([r, ...t].slice(0, Oe))
}
function qe(e) {
  return Ue(ee().filter((r) => r !== e))
}
var Ae = c(k(), 1)
var gr = c(k(), 1)
var Qe = c(m(), 1)
function pe({ children: e }) {
  return (0, Qe.jsx)('span', { className: 'visually-hidden', children: e })
}
var y = c(m(), 1)
function O({ pieces: e }) {
  return (0, y.jsx)(y.Fragment, {
    children: e.map(({ text: r, marked: t }, o) =>
      t ? (0, y.jsx)('mark', { children: r }, o) : (0, y.jsx)('span', { children: r }, o),
    ),
  })
}
function me({ hit: e, title: r }) {
  let t = e.path.length > 0 ? e.path : [r]
  return (0, y.jsx)('span', {
    className: 'search-hit__path',
    children: t.map((o, n) =>
      (0, y.jsxs)(
        Ae.Fragment,
        {
          children: [
            n === 0 ? null : (0, y.jsx)(pe, { children: ': ' }),
            (0, y.jsx)('span', {
              className: 'search-hit__heading',
              children: (0, y.jsx)(O, { pieces: o }),
            }),
          ],
        },
        n,
      ),
    ),
  })
}
var K = (e, r) => `${e}-${r}`
function Ke({ id: e, groups: r, active: t, onPoint: o, onChoose: n }) {
  let a = r.map((s, i) => r.slice(0, i).reduce((d, { hits: f }) => d + f.length, 0))
  return (0, y.jsx)('div', {
    id: e,
    role: 'listbox',
    'aria-label': l(u, 'searchResults'),
    className: 'search-results',
    hidden: r.length === 0,
    children: r.map(({ title: s, category: i, hits: d }, f) =>
      (0, y.jsxs)(
        'div',
        {
          role: 'group',
          'aria-labelledby': `${e}-group-${f}`,
          className: 'search-group',
          children: [
            (0, y.jsxs)('div', {
              id: `${e}-group-${f}`,
              className: 'search-group__title',
              children: [
                (0, y.jsx)(O, { pieces: s }),
                i === ''
                  ? null
                  : (0, y.jsxs)(y.Fragment, {
                      children: [
                        (0, y.jsx)(pe, { children: ', ' }),
                        (0, y.jsx)('span', { className: 'search-group__category', children: i }),
                      ],
                    }),
              ],
            }),
            d.map((p, b) => {
              let S = (a[f] ?? 0) + b
              return (0, y.jsxs)(
                'a',
                {
                  id: K(e, S),
                  role: 'option',
                  'aria-selected': S === t,
                  tabIndex: -1,
                  className: 'search-hit',
                  href: p.href,
                  onPointerMove: () => o(S),
                  onClick: n,
                  children: [
                    (0, y.jsx)(me, { hit: p, title: s }),
                    (0, y.jsx)('span', {
                      className: 'search-hit__snippet',
                      children: (0, y.jsx)(O, { pieces: p.snippet }),
                    }),
                  ],
                },
                p.href,
              )
            }),
          ],
        },
        d[0]?.href ?? f,
      ),
    ),
  })
}
var $ = c(m(), 1)
function $e(e) {
  let {
      input: r,
      listId: t,
      text: o,
      count: n,
      choice: a,
      placeholder: s,
      onText: i,
      onClose: d,
    } = e,
    f = a.active
  return (0, $.jsxs)('div', {
    className: 'search-modal__bar',
    children: [
      (0, $.jsx)('input', {
        ref: r,
        className: 'search-modal__input',
        type: 'search',
        role: 'combobox',
        'aria-label': s,
        'aria-expanded': n > 0,
        'aria-controls': t,
        'aria-autocomplete': 'list',
        'aria-activedescendant': f >= 0 ? K(t, f) : void 0,
        placeholder: s,
        autoComplete: 'off',
        autoCapitalize: 'off',
        spellCheck: !1,
        enterKeyHint: 'go',
        maxLength: 200,
        value: o,
        onChange: (p) => i(p.target.value),
        onKeyDown: (p) => {
          p.nativeEvent.isComposing || a.onKeyDown(p)
        },
      }),
      (0, $.jsx)('button', {
        type: 'button',
        className: 'search-modal__close',
        onClick: d,
        children: l(u, 'close'),
      }),
    ],
  })
}
var te = c(k(), 1)
var Sr = { ArrowDown: 1, ArrowUp: -1 }
function vr(e, r) {
  let { ctrlKey: t, metaKey: o, shiftKey: n } = r
  e.dispatchEvent(
    new MouseEvent('click', { bubbles: !0, cancelable: !0, ctrlKey: t, metaKey: o, shiftKey: n }),
  )
}
function Be(e, r, t) {
  let [o, n] = (0, te.useState)(0),
    a = r === 0 ? -1 : Math.min(o, r - 1),
    s = (i) => Document.prototype.getElementById.call(document, K(e, i))
  return (
    (0, te.useEffect)(() => {
      ;(n(0), s(0)?.scrollIntoView({ block: 'nearest' }))
    }, [t]),
    {
      active: a,
      choose: n,
      onKeyDown: (i) => {
        let d = Sr[i.key]
        if (d !== void 0 && r > 0) {
          i.preventDefault()
          let p = (a + d + r) % r
          ;(n(p), s(p)?.scrollIntoView({ block: 'nearest' }))
        }
        if (i.key !== 'Enter' || t === '') return
        i.preventDefault()
        let f = s(a)
        f && vr(f, i)
      },
    }
  )
}
var F = c(k(), 1),
  B = (e) => (e.status === 'done' ? e.result : e.status === 'loading' ? e.last : void 0)
function oe(e) {
  let { client: r, configHref: t, scope: o, text: n, limit: a, all: s = !1 } = e,
    [i, d] = (0, F.useState)({ status: 'waiting' }),
    [f, p] = (0, F.useState)(),
    [b, S] = (0, F.useState)(0),
    { version: g, locale: x } = o,
    T = (0, F.useCallback)(() => {
      ;(r.renew(t).then((R) => R && S((w) => w + 1)),
        r
          .get(t)
          .then(({ config: R, provider: w }) => (p(R), w.prepare({ version: g, locale: x })))
          .catch(() => {}))
    }, [r, t, g, x])
  return (
    (0, F.useEffect)(() => {
      if (n.trim() === '') {
        d({ status: 'waiting' })
        return
      }
      let R = new AbortController(),
        { signal: w } = R
      return (
        d((E) => ({ status: 'loading', last: B(E) })),
        r
          .get(t)
          .then(({ config: E, provider: C }) => {
            p(E)
            let L = a ?? E.maxResults
            return C.search({
              text: n,
              scope: { version: g, locale: x },
              limit: L,
              all: s,
              signal: w,
            })
          })
          .then(
            (E) => w.aborted || d({ status: 'done', result: E }),
            () => w.aborted || d({ status: 'failed' }),
          ),
        () => R.abort()
      )
    }, [t, n, a, s, g, x, b, r]),
    { state: i, config: f, prepare: T, retry: () => S((R) => R + 1) }
  )
}
var N = c(m(), 1)
function Rr({ search: e, scope: r, client: t }) {
  let [o, n] = (0, _.useState)(''),
    [a, s] = (0, _.useState)(ee),
    i = oe({ client: t, configHref: e.configHref, scope: r, text: o }),
    d = i.state.status === 'failed' ? void 0 : B(i.state),
    f = d?.groups ?? [],
    p = f.reduce((S, { hits: g }) => S + g.length, 0)
  return {
    text: o,
    setText: n,
    recent: a,
    forget: (S) => s(qe(S)),
    found: i,
    total: d?.total ?? 0,
    groups: f,
    count: p,
  }
}
function wr({ search: e, scope: r }, t, { config: o }) {
  let [n] = o?.facets.versions ?? [],
    s = (n === void 0 || n.name === r.version ? [] : [r.version]).map(
      (i) => `&version=${encodeURIComponent(i)}`,
    )
  return `${e.pageHref}?q=${encodeURIComponent(t)}${s.join('')}`
}
function We(e) {
  let { search: r, onClose: t } = e,
    o = (0, _.useRef)(null),
    n = (0, _.useId)(),
    a = Rr(e),
    { text: s, setText: i, recent: d, forget: f, found: p, total: b, groups: S, count: g } = a,
    x = br(p.prepare),
    T = s.trim(),
    R = Be(n, g, T),
    w = (C) => {
      ;(i(C), o.current?.focus())
    },
    E = (C) => {
      ;(re(s), !C.ctrlKey && !C.metaKey && !C.shiftKey && t())
    }
  return (0, N.jsx)('dialog', {
    ref: x,
    className: 'search-modal',
    'aria-label': r.placeholder,
    onClose: t,
    onClick: (C) => C.target === x.current && t(),
    onKeyDown: (C) => Cr(C) && t(),
    children: (0, N.jsxs)('div', {
      className: 'search-modal__panel',
      children: [
        (0, N.jsx)($e, {
          input: o,
          listId: n,
          text: s,
          count: g,
          choice: R,
          placeholder: r.placeholder,
          onText: i,
          onClose: t,
        }),
        (0, N.jsxs)('div', {
          className: 'search-modal__body',
          'aria-busy': p.state.status === 'loading',
          children: [
            (0, N.jsx)(Fe, { found: p, query: T, recent: d, count: g, onQuery: w, onForget: f }),
            (0, N.jsx)(Ke, { id: n, groups: S, active: R.active, onPoint: R.choose, onChoose: E }),
          ],
        }),
        (0, N.jsx)('p', {
          className: 'search-modal__status',
          role: 'status',
          children: p.state.status === 'done' ? q('resultCount', b) : '',
        }),
        g > 0
          ? (0, N.jsx)('a', {
              className: 'search-modal__all',
              href: wr(e, T, p),
              onClick: E,
              children: q('seeAllResults', b),
            })
          : null,
      ],
    }),
  })
}
function br(e) {
  let r = (0, _.useRef)(null)
  return (
    (0, _.useEffect)(() => {
      let t = r.current
      return (t && !t.open && t.showModal(), e(), () => t?.close())
    }, [e]),
    r
  )
}
function Cr(e) {
  return e.key === 'Escape' && !e.nativeEvent.isComposing
}
var ie = c(k(), 1)
var v = c(m(), 1)
function Ve({ result: e }) {
  return (0, v.jsx)('ol', {
    className: 'search-page__groups',
    children: e.groups.map(({ title: r, category: t, hits: o }) =>
      (0, v.jsxs)(
        'li',
        {
          className: 'search-page__group',
          children: [
            (0, v.jsx)('h2', {
              className: 'search-page__title',
              children: (0, v.jsx)('a', {
                href: o[0]?.href.replace(/#.*$/, ''),
                children: (0, v.jsx)(O, { pieces: r }),
              }),
            }),
            t === '' ? null : (0, v.jsx)('p', { className: 'search-page__category', children: t }),
            (0, v.jsx)('ul', {
              children: o.map((n) =>
                (0, v.jsxs)(
                  'li',
                  {
                    children: [
                      (0, v.jsx)('a', {
                        className: 'search-page__hit',
                        href: n.href,
                        children: (0, v.jsx)(me, { hit: n, title: r }),
                      }),
                      (0, v.jsx)('p', {
                        className: 'search-page__snippet',
                        children: (0, v.jsx)(O, { pieces: n.snippet }),
                      }),
                    ],
                  },
                  n.href,
                ),
              ),
            }),
          ],
        },
        o[0]?.href ?? t,
      ),
    ),
  })
}
function Ge(e) {
  let { result: r, isLoading: t } = e,
    o = r?.total ?? 0
  return (0, v.jsxs)('p', {
    className: 'search-page__count',
    role: 'status',
    children: [t && !r ? l(u, 'searching') : null, o > 0 ? q('resultCount', o) : null],
  })
}
var M = c(m(), 1)
function Je({ label: e, value: r, options: t, onChange: o }) {
  return t.length < 2
    ? null
    : (0, M.jsxs)('label', {
        className: 'search-facet',
        children: [
          (0, M.jsx)('span', { children: e }),
          (0, M.jsx)('select', {
            value: r,
            onChange: (n) => o(n.target.value),
            children: t.map((n) =>
              (0, M.jsx)('option', { value: n.value, children: n.label }, n.value),
            ),
          }),
        ],
      })
}
function Pr(e) {
  try {
    return new Intl.DisplayNames([e], { type: 'language' }).of(e) ?? e
  } catch {
    return e
  }
}
function ze(e) {
  let { config: r, scope: t, onVersion: o, onLanguage: n } = e
  if (!r) return null
  let { versions: a, languages: s } = r.facets
  return a.length < 2 && s.length < 2
    ? null
    : (0, M.jsxs)('div', {
        className: 'search-facets',
        children: [
          (0, M.jsx)(Je, {
            label: l(u, 'version'),
            value: t.version,
            options: a.map(({ name: i, label: d }) => ({ value: i, label: d })),
            onChange: o,
          }),
          (0, M.jsx)(Je, {
            label: l(u, 'language'),
            value: t.locale,
            options: s.map((i) => ({ value: i, label: Pr(i) })),
            onChange: n,
          }),
        ],
      })
}
var Ye = c(k(), 1)
var W = c(m(), 1)
function Xe({ text: e, placeholder: r, onText: t }) {
  let o = (0, Ye.useRef)(''),
    n = (a) => {
      a.preventDefault()
      let s = e.trim()
      ;(s !== '' && s !== o.current && window.history.pushState(window.history.state, ''),
        (o.current = s),
        re(s))
    }
  return (0, W.jsxs)('form', {
    className: 'search-page__form',
    role: 'search',
    'aria-label': l(u, 'searchOnPage'),
    onSubmit: n,
    children: [
      (0, W.jsx)('input', {
        className: 'search-page__input',
        type: 'search',
        name: 'q',
        'aria-label': r,
        placeholder: r,
        autoComplete: 'off',
        spellCheck: !1,
        maxLength: 200,
        value: e,
        onChange: (a) => t(a.target.value),
      }),
      (0, W.jsx)('button', {
        className: 'button button--primary',
        type: 'submit',
        children: l(u, 'search'),
      }),
    ],
  })
}
var V = c(k(), 1)
function ne() {
  let e = Y(z().ownerDocument)
  if (e?.searchConfigHref !== void 0)
    return { configHref: e.searchConfigHref, scope: { version: e.version, locale: e.locale } }
}
function ae() {
  let e = new URLSearchParams(window.location.search)
  return { text: (e.get('q') ?? '').slice(0, 200), version: e.get('version') ?? void 0 }
}
var se = c(k(), 1)
function fe({ text: e, version: r }, t) {
  let o = new URL(window.location.href),
    n = (a, s) => {
      s === void 0 || s === '' ? o.searchParams.delete(a) : o.searchParams.set(a, s)
    }
  ;(n('q', e),
    n('version', r),
    o.href !== window.location.href &&
      (t === 'push'
        ? window.history.pushState(window.history.state, '', o)
        : window.history.replaceState(window.history.state, '', o)))
}
function Ze(e) {
  let [r] = (0, se.useState)(() => D('title'))
  ;(0, se.useEffect)(() => {
    let t = l(u, 'search'),
      o = r.startsWith(t) ? r.slice(t.length) : '',
      n = z().querySelector('head > title')
    n && (n.textContent = e === '' ? r : l(u, 'searchTitle', { query: e }) + o)
  }, [e, r])
}
function je(e) {
  let [{ text: r, version: t }, o] = (0, V.useState)(() => {
    let a = ae()
    return e === '' ? a : { ...a, text: e }
  })
  return (
    (0, V.useEffect)(() => {
      e !== '' && fe({ ...ae(), text: e.trim() }, 'replace')
    }, [e]),
    (0, V.useEffect)(() => {
      let { pathname: a } = window.location,
        s = () => {
          window.location.pathname === a && o(ae())
        }
      return (
        window.addEventListener('popstate', s),
        () => window.removeEventListener('popstate', s)
      )
    }, []),
    {
      text: r,
      version: t,
      change: (a, s) => {
        ;(o(a), fe({ ...a, text: a.text.trim() }, s))
      },
    }
  )
}
var P = c(m(), 1),
  er = 50
function rr(e) {
  let { place: r, placeholder: t, typed: o, client: n } = e,
    { text: a, version: s, change: i } = je(o),
    [d, f] = (0, ie.useState)(er),
    { configHref: p } = r,
    b = { ...r.scope, version: s ?? r.scope.version },
    S = oe({ client: n, configHref: p, scope: b, text: a, limit: d, all: !0 }),
    { state: g, config: x, prepare: T, retry: R } = S,
    w = a.trim()
  ;(Ze(w), (0, ie.useEffect)(T, [T]))
  let E = (I) => i({ text: I, version: s }, 'replace'),
    C = (I) => {
      let J = x?.pages[I]
      J !== void 0 && window.location.assign(`${J}${window.location.search}`)
    },
    L = g.status === 'failed' ? void 0 : B(g),
    ve = L?.groups.reduce((I, { hits: J }) => I + J.length, 0) ?? 0,
    or = L !== void 0 && ve < L.total && ve >= d
  return (0, P.jsxs)(P.Fragment, {
    children: [
      (0, P.jsx)('h1', { children: w === '' ? he('search') : he('resultsFor', { query: w }) }),
      (0, P.jsx)(Xe, { text: a, placeholder: t, onText: E }),
      (0, P.jsx)(ze, {
        config: x,
        scope: b,
        onVersion: (I) => i({ text: a, version: I }, 'push'),
        onLanguage: C,
      }),
      (0, P.jsx)(Ge, { result: L, isLoading: g.status === 'loading' }),
      g.status === 'failed' ? (0, P.jsx)(Z, { onRetry: R }) : null,
      g.status === 'done' && g.result.total === 0
        ? (0, P.jsx)(j, { query: w, config: x, suggestions: g.result.suggestions, onSuggest: E })
        : null,
      L ? (0, P.jsx)(Ve, { result: L }) : null,
      or
        ? (0, P.jsx)('button', {
            type: 'button',
            className: 'button',
            onClick: () => f(d + er),
            children: he('showMoreResults'),
          })
        : null,
    ],
  })
}
var he = (e, r) => l(u, e, r)
var G = c(m(), 1),
  ge = () => {},
  Se = _e()
function Er(e) {
  let r = ne()
  r &&
    Se.get(r.configHref, e)
      .then(({ provider: t }) => t.prepare(r.scope))
      .catch(ge)
}
function xr(e) {
  let r = ne()
  if (!r || be('dialog.search-modal')) return
  let t = e.closest('form'),
    o = {
      placeholder: e.textContent?.replace(/Ctrl K|⌘ K/, '').trim() || l(u, 'search'),
      configHref: r.configHref,
      pageHref: t?.getAttribute('action') ?? '',
    },
    n = D('createElement').call(document, 'div')
  D('body').append(n)
  let a = (0, ye.createRoot)(n),
    s = () => {
      ;(a.unmount(), n.remove(), e.focus({ preventScroll: !0 }))
    }
  a.render(
    (0, G.jsx)(U, {
      onCrash: ge,
      children: (0, G.jsx)(We, { search: o, scope: r.scope, client: Se, onClose: s }),
    }),
  )
}
function kr(e) {
  let r = ne()
  if (!r) return
  let t = e.querySelector('input'),
    { placeholder: o = '', value: n = '' } = t ?? {},
    a = t?.matches(':focus') === !0 ? t.selectionStart : null,
    s = (0, ye.createRoot)(e)
  ;((0, tr.flushSync)(() =>
    s.render(
      (0, G.jsx)(U, {
        onCrash: ge,
        children: (0, G.jsx)(rr, { place: r, placeholder: o, typed: n, client: Se }),
      }),
    ),
  ),
    a !== null && Nr(e, a),
    _r(e, () => s.unmount()))
}
function Nr(e, r) {
  let t = e.querySelector('input')
  ;(t?.focus({ preventScroll: !0 }), t?.setSelectionRange(r, r))
}
function _r(e, r) {
  let t = e.closest('main')?.parentElement
  if (!t) return
  let o = new MutationObserver(() => {
    e.isConnected || (o.disconnect(), r())
  })
  o.observe(t, { childList: !0 })
}
var wo = { prepare: Er, openSearch: xr, startSearchPage: kr }
export { wo as searchModule }
