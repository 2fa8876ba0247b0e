import { root } from '../dom/document.ts'
import * as sidebarAttributes from '../sidebar/sidebar-attributes.ts'
import { connection, mayPrefetch } from '../dom/connection.ts'
import { closest, findAll } from '../dom/queries.ts'
import { fetchPageText, type PageText } from './fetch-page.ts'
import { linkTarget } from './link-target.ts'
import { requestIdle } from '../dom/request-idle.ts'

export interface Prefetcher {
  /** The HTML of a page that was prefetched; undefined when it was not, rejects once when that failed. */
  readonly take: (url: URL) => Promise<PageText | undefined> | undefined
  /** Forget all pages, because the server has newer ones. */
  readonly clear: () => void
  /** Watch the links of a page that was swapped in. */
  readonly refresh: () => void
}

const keyOf = (url: URL): string => url.origin + url.pathname + url.search

/** Files, and links whose target the script adds to the sidebar instead. */
const notPrefetched = `[download], [${sidebarAttributes.more}]`

const maxPages = 40
/** In milliseconds. */
const lifetime = 5 * 60_000

/**
 * Prefetch pages when their link is hovered, focused or touched, and the next and previous page
 * when its link is visible.
 */
export function createPrefetcher(baseUrl: string): Prefetcher {
  const pages = new Map<string, { readonly text: Promise<PageText>; readonly at: number }>()

  const prefetch = (link: HTMLAnchorElement): Promise<PageText> | undefined => {
    const target = linkTarget({ ...neutral, href: link.href, from: location.href, baseUrl })
    if (target.kind !== 'page' || link.target || link.matches(notPrefetched)) return undefined
    const key = keyOf(target.url)
    if (key === keyOf(new URL(location.href))) return undefined
    const known = pages.get(key)
    if (known && Date.now() - known.at < lifetime) return known.text
    if (!mayPrefetch(connection())) return undefined
    if (pages.size >= maxPages) pages.delete(pages.keys().next().value ?? '')
    const text = fetchPageText(key)
    // A failure is kept for the click.
    text.catch(() => undefined)
    pages.set(key, { text, at: Date.now() })
    return text
  }

  const refresh = watchVisible(prefetch)
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    root().addEventListener(
      intent,
      (event) => {
        const link = closest(event, 'a[href]')
        if (!(link instanceof HTMLAnchorElement)) return
        // A click is likely, so the page is parsed too.
        prefetch(link)?.then(
          ({ prepare }) => requestIdle(prepare),
          () => undefined,
        )
      },
      { passive: true },
    )
  }
  return {
    take: (url) => {
      const key = keyOf(url)
      const known = pages.get(key)
      if (!(known && Date.now() - known.at < lifetime)) return undefined
      known.text.catch(() => pages.delete(key))
      return known.text
    },
    clear: () => pages.clear(),
    refresh,
  }
}

const neutral = { button: 0, modified: false, target: '', download: false }

/** After reading an article, its next and previous pages are the most likely ones. */
function watchVisible(prefetch: (link: HTMLAnchorElement) => unknown): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      prefetch(target)
    }
  })
  return () => {
    observer.disconnect()
    for (const link of findAll('a[rel~=next], a[rel~=prev]')) observer.observe(link)
  }
}
