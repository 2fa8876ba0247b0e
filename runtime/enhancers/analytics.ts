// A counter that asks first. Enters: the site's counter, of the page's data. Leaves: the script, or not a single request.
import { root } from '../dom/document.ts'
import { readPageData } from '../dom/page-data.ts'
import type { AnalyticsView } from '../shared/site-view.ts'

interface Wishes {
  readonly doNotTrack?: unknown
  readonly globalPrivacyControl?: unknown
}

/** True when the reader asked not to be tracked, in one of the two ways there are. */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

/** The attributes the counter reads from its own script element. */
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

/** Load the counter's script. It counts route changes itself: it listens to the history. */
export function startAnalytics(): void {
  const view = readPageData(document)?.analytics
  if (!view) return
  const wishes = {
    doNotTrack: Reflect.get(navigator, 'doNotTrack') ?? Reflect.get(window, 'doNotTrack'),
    globalPrivacyControl: Reflect.get(navigator, 'globalPrivacyControl'),
  }
  if (view.doNotTrack && refusesTracking(wishes)) return
  if (view.domains.length > 0 && !view.domains.includes(location.hostname)) return

  const script = Document.prototype.createElement.call(document, 'script')
  script.setAttribute('async', '')
  for (const [name, value] of Object.entries(attributesOf(view))) script.setAttribute(name, value)
  root().querySelector('head')?.append(script)
}
