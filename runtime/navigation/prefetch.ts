// Pages the reader may want next. Enters: links that are hovered, focused or seen. Leaves: their HTML, a moment early.
import { root } from '../dom/document.ts'
import { sidebarAttributes } from '../components/sidebar-names.ts'
import { connection, mayPrefetch } from '../dom/connection.ts'
import { closest, findAll } from '../dom/queries.ts'
import { fetchText, type PageText } from './fetch-page.ts'
import { linkTarget } from './link-target.ts'
import { requestIdle } from '../dom/request-idle.ts'

export interface Prefetcher {
  /** The HTML of a page that was asked for early; undefined when it was not, or did not come. */
  readonly take: (url: URL) => Promise<PageText | undefined> | undefined
  /** Forget what was asked for: it is no longer what the server has. */
  readonly clear: () => void
  /** Watch the links of a page that came in. */
  readonly refresh: () => void
}

const keyOf = (url: URL): string => url.origin + url.pathname + url.search

/** Files, and links whose target the script adds to the sidebar instead. */
const notPrefetched = `[download], [${sidebarAttributes.more}]`

const limit = 40
const lifetime = 5 * 60_000

/** Fetch links on hover, focus and touch, and the nearest ones on sight. */
export function createPrefetcher(baseUrl: string): Prefetcher {
  const pages = new Map<string, { readonly text: Promise<PageText>; readonly at: number }>()

  const ask = (link: HTMLAnchorElement): Promise<PageText> | undefined => {
    const target = linkTarget({ ...neutral, href: link.href, from: location.href, baseUrl })
    if (target.kind !== 'page' || link.target || link.matches(notPrefetched)) return undefined
    const key = keyOf(target.url)
    if (key === keyOf(new URL(location.href))) return undefined
    const known = pages.get(key)
    if (known && Date.now() - known.at < lifetime) return known.text
    if (!mayPrefetch(connection())) return undefined
    if (pages.size >= limit) pages.delete(pages.keys().next().value ?? '')
    const text = fetchText(key)
    text.catch(() => pages.delete(key))
    pages.set(key, { text, at: Date.now() })
    return text
  }

  const seen = watchSight(ask)
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    root().addEventListener(
      intent,
      (event) => {
        const link = closest(event, 'a[href]')
        if (!(link instanceof HTMLAnchorElement)) return
        // A click is near: what it needs is made ready too.
        ask(link)?.then(
          ({ prepare }) => requestIdle(prepare),
          () => undefined,
        )
      },
      { passive: true },
    )
  }
  return {
    take: (url) => {
      const known = pages.get(keyOf(url))
      return known && Date.now() - known.at < lifetime ? known.text : undefined
    },
    clear: () => pages.clear(),
    refresh: seen,
  }
}

const neutral = { button: 0, modified: false, target: '', download: false }

/** The ways on from an article are the likeliest: they are fetched when they come into sight. */
function watchSight(ask: (link: HTMLAnchorElement) => unknown): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      ask(target)
    }
  })
  return () => {
    observer.disconnect()
    for (const link of findAll('a[rel~="next"], a[rel~="prev"]')) observer.observe(link)
  }
}
