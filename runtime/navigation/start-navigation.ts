import { createAnnouncer, scrollToTarget } from './focus-and-scroll.ts'
import { isPlainClick } from '../dom/plain-click.ts'
import { root } from '../dom/document.ts'
import { closest } from '../dom/queries.ts'
import { layOutNow } from '../dom/content-visibility.ts'
import { type LinkTarget, linkTarget } from './link-target.ts'
import { Navigation } from './navigation.ts'
import { hashEvent } from '../dom/events.ts'
import { readPageData } from '../dom/page-data.ts'
import { createPrefetcher } from './prefetch.ts'
import { createProgress } from './progress.ts'
import { hashTarget, openAround, revealTarget } from '../dom/reveal-target.ts'
import { createScrollStore } from './scroll-store.ts'
import { updatedEvent } from '../shared/dev-events.ts'

/**
 * Follow links to pages of this site without a full load. `onPage` runs after each page was swapped
 * in.
 */
export function startNavigation(onPage: () => void): void {
  const data = readPageData(document)
  if (!data) return
  const prefetcher = createPrefetcher(data.baseUrl)
  const refresh = (): void => {
    onPage()
    prefetcher.refresh()
  }
  const navigation = new Navigation({
    data,
    scroll: createScrollStore(() => window.sessionStorage),
    prefetcher,
    progress: createProgress(),
    announce: createAnnouncer(),
    onPage: refresh,
  })
  history.scrollRestoration = 'manual'
  restorePosition(navigation.savedTop)
  prefetcher.refresh()

  window.addEventListener('click', (event) => {
    const link = closest(event, 'a[href]')
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
    const target = targetOf(link, event, data.baseUrl)
    if (target.kind === 'page') {
      event.preventDefault()
      navigation.follow(target.url)
    } else if (target.kind === 'hash') {
      // The browser does the rest: URL, scrolling, focus and `:target`.
      navigation.stop()
      navigation.saveTop()
      revealHash(target.url.hash)
    }
  })
  window.addEventListener('popstate', () => navigation.step())
  window.addEventListener('hashchange', () => revealHash(location.hash))
  window.addEventListener('pagehide', () => navigation.saveTop())
  // Sent by the script of the development server to `document`, so the event passes here first.
  window.addEventListener(
    updatedEvent,
    () => {
      prefetcher.clear()
      refresh()
    },
    { capture: true },
  )
}

/** After a full load, because `history.scrollRestoration` is off. */
function restorePosition(top: number | undefined): void {
  if (top !== undefined) scrollToTarget('', top)
  else revealTarget(location.hash)
}

function revealHash(hash: string): void {
  const target = hashTarget(hash)
  if (target) openAround(target)
  layOutNow()
  root().dispatchEvent(new CustomEvent(hashEvent))
}

function targetOf(link: HTMLAnchorElement, event: MouseEvent, baseUrl: string): LinkTarget {
  return linkTarget({
    href: link.href,
    from: location.href,
    baseUrl,
    button: event.button,
    modified: !isPlainClick(event),
    target: link.target,
    download: link.hasAttribute('download'),
  })
}
