import { a as c, b as s } from '/assets/chunk-dcfef20b.js'
import { b as r } from '/assets/chunk-551aeb7d.js'
import { a as i } from '/assets/chunk-4a959fcf.js'
import '/assets/chunk-659d3b5f.js'
import '/assets/chunk-21c96c3d.js'
function g({ doNotTrack: t, globalPrivacyControl: e }) {
  return t === '1' || t === 'yes' || e === !0
}
var f = 'docs-ssg:consent',
  l = 'docs-ssg.consent'
function k() {
  let t = i(document)?.analytics
  if (!t) return
  let e = {
    doNotTrack: Reflect.get(navigator, 'doNotTrack') ?? Reflect.get(window, 'doNotTrack'),
    globalPrivacyControl: Reflect.get(navigator, 'globalPrivacyControl'),
  }
  if ((t.doNotTrack && g(e)) || (t.domains.length > 0 && !t.domains.includes(location.hostname)))
    return
  if (!t.requireConsent || c(l) === 'granted') return u(t)
  let n = () => {
    ;(s(l, 'granted'), u(t))
  }
  EventTarget.prototype.addEventListener.call(document, f, n, { once: !0 })
}
function u(t) {
  let e = Document.prototype.createElement.call(document, 'script')
  ;(e.setAttribute('async', ''), e.setAttribute('src', t.src))
  for (let [n, o] of Object.entries(t.attributes)) e.setAttribute(n, o)
  ;(t.start && y[t.start](t, e), r().querySelector('head')?.append(e))
}
function d(t) {
  let e = Reflect.get(window, t)
  if (Array.isArray(e)) return e
  let n = []
  return (Reflect.set(window, t, n), n)
}
var y = {
  gtag: ({ id: t }) => {
    let e = d('dataLayer'),
      n = function () {
        e.push(arguments)
      }
    ;(Reflect.set(window, 'gtag', n), n('js', new Date()), n('config', t))
  },
  matomo: ({ id: t, host: e }) => {
    let n = d('_paq'),
      o = () => {
        n.push(['trackPageView'])
      }
    ;(n.push(['enableLinkTracking'], ['setTrackerUrl', `${e.replace(/\/+$/, '')}/matomo.php`]),
      n.push(['setSiteId', t]),
      o(),
      m(() => {
        ;(n.push(['setCustomUrl', location.href], ['setDocumentTitle', document.title]), o())
      }))
  },
  posthog: ({ id: t, host: e }, n) => {
    n.addEventListener('load', () => {
      let o = Reflect.get(window, 'posthog')
      if (typeof o != 'object' || o === null) return
      let a = Reflect.get(o, 'init'),
        p = { ...(e !== '' && { api_host: e }), capture_pageview: 'history_change' }
      typeof a == 'function' && Reflect.apply(a, o, [t, p])
    })
  },
}
function m(t) {
  let e = location.pathname,
    n = r().querySelector('head')
  n &&
    new MutationObserver(() => {
      e !== location.pathname && ((e = location.pathname), t())
    }).observe(n, { childList: !0 })
}
export { k as loadAnalytics, g as refusesTracking }
