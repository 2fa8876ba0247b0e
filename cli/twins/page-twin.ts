// The Markdown of a doc. Given a page with final URLs, it returns the text of its file.
import { replaceLinkHoles } from '../model/link-hole.ts'
import type { BlogPost } from '../model/blog.ts'
import type { UrlPath } from '../model/paths.ts'
import type { Route, Site } from '../model/site.ts'
import { escapeText, escapeUrl } from '../primitives/escape-markdown.ts'
import { hashOf } from '../primitives/hash.ts'
import { createTwinUrls } from './twin-urls.ts'

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
export function createTwinPages(site: Site, references: References): TwinPages {
  const toUrl = createTwinUrls(site)
  const urlsOf = ({ url, page }: Route): readonly string[] =>
    (references.get(url) ?? page.links).map(({ href }) => toUrl(href))
  const headOf = (route: Route): string => toHead(route, site)
  return {
    toUrl,
    textOf: (route) => {
      const { twin } = route.page
      if (twin === undefined) return undefined
      const urls = urlsOf(route)
      const body = replaceLinkHoles(twin.text, (index) => escapeUrl(urls[index] ?? ''))
      return [headOf(route), body].filter((part) => part !== '').join('\n\n') + '\n'
    },
    fingerprintOf: (route) =>
      hashOf(route.page.twin?.hash ?? '', headOf(route), JSON.stringify(urlsOf(route))),
  }
}

/** The title, unless the article begins with it, and what the layout of a post shows below the title. */
function toHead({ url, page }: Route, { blogs }: Site): string {
  const shown = blogs?.pages.get(url)
  const title = page.hasTitleHeading ? '' : `# ${escapeText(page.title)}`
  const facts = shown?.kind === 'post' ? toFacts(shown.post) : ''
  return [title, facts].filter((part) => part !== '').join('\n\n')
}

function toFacts({ date, isDateHidden, authors, tags }: BlogPost): string {
  const parts = [
    ...(isDateHidden ? [] : [date.slice(0, 10)]),
    ...authors.map(({ name }) => name),
    ...tags.map(({ label }) => label),
  ]
  return parts.map(escapeText).join(' · ')
}
