// What readers can find on a site, read in one way from the old one and the new one. Enters: nothing. Leaves: types.

export interface PageFacts {
  /** Undefined: the old site does not say (its sources alone are there), or the page only leads elsewhere. */
  readonly title: string | undefined
  readonly description: string | undefined
  /** Ids of headings; of a new page, all ids. */
  readonly ids: readonly string[]
  /** Targets of the article's links: `/guide/install#top`, or a full address. */
  readonly links: readonly string[]
  /** The page only leads there. */
  readonly movedTo?: string
}

export interface SiteFacts {
  /** By address without base path and slash at its end: `/guide/install`, `/`. */
  readonly pages: ReadonlyMap<string, PageFacts>
  /** Entries of all sidebars that lead to a page: `label → /address`. */
  readonly sidebar: ReadonlySet<string>
}

/** Address of a page or target of a link in the one spelling that facts use; other sites stay as they are. */
export function toSiteUrl(
  href: string,
  from: { readonly url: string; readonly baseUrl: string; readonly origin: string },
): string {
  const base = `https://site.invalid${from.baseUrl}`
  const page = new URL(from.url.replace(/^\//, ''), base)
  if (!URL.canParse(href, page.href)) return href
  const url = new URL(href.replace(from.origin, 'https://site.invalid') || '#', page)
  // Tools differ in what they write as percent signs.
  if (url.origin !== 'https://site.invalid') return decode(url.href)
  const below = `${url.pathname}/`.startsWith(from.baseUrl)
    ? url.pathname.slice(from.baseUrl.length - 1)
    : url.pathname
  const path = decode(below)
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '')
  return `${path === '' ? '/' : path}${decode(url.hash)}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
