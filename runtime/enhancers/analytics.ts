// Loads the site's analytics script, unless the reader does not want to be tracked. Then not even a
// request is sent.
import { root } from '../dom/document.ts'
import { readPageData } from '../dom/page-data.ts'
import type { AnalyticsView } from '../shared/site-view.ts'

interface PrivacySignals {
  readonly doNotTrack?: unknown
  readonly globalPrivacyControl?: unknown
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

/** The attributes that the script reads from its own element. */
function attributesOf(view: AnalyticsView): Readonly<Record<string, string>> {
  return {
    src: view.src,
    'data-website-id': view.websiteId,
    ...(view.domains.length > 0 && { 'data-domains': view.domains.join(',') }),
    'data-auto-track': String(view.autoTrack),
    'data-do-not-track': String(view.doNotTrack),
    'data-cache': String(view.cache),
  }
}

/** Load the script. It counts route changes itself, because it listens to the history. */
export function loadAnalytics(): void {
  const view = readPageData(document)?.analytics
  if (!view) return
  const signals = {
    doNotTrack: Reflect.get(navigator, 'doNotTrack') ?? Reflect.get(window, 'doNotTrack'),
    globalPrivacyControl: Reflect.get(navigator, 'globalPrivacyControl'),
  }
  if (view.doNotTrack && refusesTracking(signals)) return
  if (view.domains.length > 0 && !view.domains.includes(location.hostname)) return

  const script = Document.prototype.createElement.call(document, 'script')
  script.setAttribute('async', '')
  for (const [name, value] of Object.entries(attributesOf(view))) script.setAttribute(name, value)
  root().querySelector('head')?.append(script)
}
