// The Markdown of a doc. Given a page with final URLs, it returns the text of its file.
import { replaceLinkHoles } from '../model/links/link-hole.ts'
import type { BlogPost } from '../model/blog.ts'
import type { UrlPath } from '../model/paths.ts'
import type { RenderedSlot } from '../model/rendered-site.ts'
import type { Route, Site } from '../model/site.ts'
import { escapeText, escapeUrl } from '../primitives/text/escape-markdown.ts'
import { hashOf } from '../primitives/hash.ts'
import { readFragment } from './read-html-nodes.ts'
import { createNotices } from './twin-notices.ts'
import { createTwinUrls } from './twin-urls.ts'
import { writeTwin } from './write-twin.ts'

/** Final URLs by page, in the order of `page.links`. */
export type References = ReadonlyMap<UrlPath, readonly { readonly href: string }[]>

/** Writes the Markdown of docs. */
export interface TwinPages {
  /** Undefined for a page that the layout fills. */
  readonly textOf: (route: Route) => string | undefined
  /** Equal for pages with the same text. */
  readonly fingerprintOf: (route: Route) => string
  readonly toUrl: (href: string) => string
}

/** Prepare the Markdown of the docs of a site. */
export function createTwinPages(
  site: Site,
  references: References,
  slots: readonly RenderedSlot[] = [],
): TwinPages {
  const toUrl = createTwinUrls(site)
  const noticesOf = createNotices(site, toUrl)
  const around = writeSlots(slots, toUrl)
  const urlsOf = ({ url, page }: Route): readonly string[] =>
    (references.get(url) ?? page.links).map(({ href }) => toUrl(href))
  const headOf = (route: Route): string =>
    joinBlocks([noticesOf(route), around('articleTop', route), toHead(route, site)])
  return {
    toUrl,
    textOf: (route) => {
      const { twin } = route.page
      if (twin === undefined) return undefined
      const urls = urlsOf(route)
      const body = replaceLinkHoles(twin.text, (index) => escapeUrl(urls[index] ?? ''))
      return `${joinBlocks([headOf(route), body, around('articleBottom', route)])}\n`
    },
    fingerprintOf: (route) =>
      hashOf(
        route.page.twin?.hash ?? '',
        joinBlocks([headOf(route), around('articleBottom', route)]),
        JSON.stringify(urlsOf(route)),
      ),
  }
}

/** The title, unless the article begins with it, and what the layout of a post shows below the title. */
function toHead({ url, page }: Route, { blogs }: Site): string {
  const shown = blogs?.pages.get(url)
  const title = page.hasTitleHeading ? '' : `# ${escapeText(page.title)}`
  const facts = shown?.kind === 'post' ? toFacts(shown.post) : ''
  return joinBlocks([title, facts])
}

const joinBlocks = (blocks: readonly string[]): string =>
  blocks.filter((block) => block !== '').join('\n\n')

/** What the site's own parts of the layout say above and below the article. */
function writeSlots(
  slots: readonly RenderedSlot[],
  resolve: (url: string) => string,
): (slot: string, route: Route) => string {
  const keyOf = (slot: string, url: UrlPath): string => `${slot} ${url}`
  const parts = new Map(slots.map(({ slot, url, html }) => [keyOf(slot, url), html]))
  return (slot, { url }) => {
    const html = parts.get(keyOf(slot, url)) ?? ''
    return html === '' ? '' : writeTwin(readFragment(html), { links: [], resolve })
  }
}

function toFacts({ date, isDateHidden, authors, tags }: BlogPost): string {
  const parts = [
    ...(isDateHidden ? [] : [date.slice(0, 10)]),
    ...authors.map(({ name }) => name),
    ...tags.map(({ label }) => label),
  ]
  return parts.map(escapeText).join(' · ')
}
