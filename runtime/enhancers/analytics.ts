// Loads the site's analytics script, unless the reader does not want to be tracked. Then not even a
// request is sent.
import { root } from '../dom/document.ts'
import { readPageData } from '../dom/page-data.ts'
import { readStored, writeStored } from '../dom/storage.ts'
import type { AnalyticsView } from '../shared/views/site-view.ts'

interface PrivacySignals {
  readonly doNotTrack?: unknown
  readonly globalPrivacyControl?: unknown
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

/** The reader has agreed to be counted. The site dispatches the event of this name; it is remembered. */
const consentEvent = 'docs-ssg:consent'
const consentKey = 'docs-ssg.consent'

/** Load the script when the reader doesn't object, and agrees if the site asks. */
export function loadAnalytics(): void {
  const view = readPageData(document)?.analytics
  if (!view) return
  const signals = {
    doNotTrack: Reflect.get(navigator, 'doNotTrack') ?? Reflect.get(window, 'doNotTrack'),
    globalPrivacyControl: Reflect.get(navigator, 'globalPrivacyControl'),
  }
  if (view.doNotTrack && refusesTracking(signals)) return
  if (view.domains.length > 0 && !view.domains.includes(location.hostname)) return
  if (!view.requireConsent || readStored(consentKey) === 'granted') return addScript(view)
  const start = (): void => {
    writeStored(consentKey, 'granted')
    addScript(view)
  }
  EventTarget.prototype.addEventListener.call(document, consentEvent, start, { once: true })
}

function addScript(view: AnalyticsView): void {
  const script = Document.prototype.createElement.call(document, 'script')
  script.setAttribute('async', '')
  script.setAttribute('src', view.src)
  for (const [name, value] of Object.entries(view.attributes)) script.setAttribute(name, value)
  if (view.start) starters[view.start](view, script)
  root().querySelector('head')?.append(script)
}

type Starter = (view: AnalyticsView, script: HTMLElement) => void

/** A queue that the script of a service reads when it has loaded: `dataLayer`, `_paq`. */
function queueOf(name: string): unknown[] {
  const known: unknown = Reflect.get(window, name)
  if (Array.isArray(known)) return known
  const queue: unknown[] = []
  Reflect.set(window, name, queue)
  return queue
}

const starters: Readonly<Record<NonNullable<AnalyticsView['start']>, Starter>> = {
  gtag: ({ id }) => {
    const queue = queueOf('dataLayer')
    // Google's script tells commands from data by the `arguments` object.
    const gtag: (...command: readonly unknown[]) => void = function () {
      queue.push(arguments)
    }
    Reflect.set(window, 'gtag', gtag)
    gtag('js', new Date())
    gtag('config', id)
  },
  matomo: ({ id, host }) => {
    const queue = queueOf('_paq')
    const count = (): void => void queue.push(['trackPageView'])
    queue.push(['enableLinkTracking'], ['setTrackerUrl', `${host.replace(/\/+$/, '')}/matomo.php`])
    queue.push(['setSiteId', id])
    count()
    // The other services notice by themselves that the reader goes to another page.
    onPageChange(() => {
      queue.push(['setCustomUrl', location.href], ['setDocumentTitle', document.title])
      count()
    })
  },
  posthog: ({ id, host }, script) => {
    script.addEventListener('load', () => {
      const posthog: unknown = Reflect.get(window, 'posthog')
      if (typeof posthog !== 'object' || posthog === null) return
      const init: unknown = Reflect.get(posthog, 'init')
      const options = { ...(host !== '' && { api_host: host }), capture_pageview: 'history_change' }
      if (typeof init === 'function') Reflect.apply(init, posthog, [id, options])
    })
  },
}

/** The title is replaced with the page. */
function onPageChange(run: () => void): void {
  let path = location.pathname
  const head = root().querySelector('head')
  if (!head) return
  new MutationObserver(() => {
    if (path === location.pathname) return
    path = location.pathname
    run()
  }).observe(head, { childList: true })
}
