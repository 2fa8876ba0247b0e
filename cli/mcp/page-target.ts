import {
  decodeFragment,
  fragmentId,
  parseHref,
  withoutBase,
} from '../../runtime/shared/urls/url.ts'
import { type SiteFacts, toMarkdownName } from './site-facts.ts'
import { SiteError } from './site-files.ts'

/** A page that a client names. */
export interface PageTarget {
  /** Paths of Markdown files, the likely one first. */
  readonly paths: readonly string[]
  /** Empty for the whole page. */
  readonly id: string
}

/**
 * Interpret the URL of a page: that of the page or of its Markdown, absolute or as a path, with or
 * without the base path. `served`: where the files are read from, if that is a URL.
 */
export function parsePageUrl(text: string, facts: SiteFacts, served: string): PageTarget {
  const { scheme, path, hash = '' } = parseHref(text)
  const whole = scheme === '' ? path : toLocalPath(`${scheme}:${path}`, facts, served)
  if (whole === undefined || scheme === '//')
    throw new SiteError(
      `\`${text}\` is not a URL of this site, \`${facts.origin}${facts.baseUrl}\`. Use \`search\` or \`list_pages\` to find the URLs of its pages.`,
    )
  const below = withoutBase(whole.startsWith('/') ? whole : `/${whole}`, facts.baseUrl)
  const paths = [...(below === undefined ? [] : [below]), whole].map(toMarkdownName)
  // No page has such a path, and nothing outside the site is looked up.
  if (paths.some((name) => /(?:^|\/)\.{1,2}(?:\/|$)|[\\\0]/.test(name)))
    throw new SiteError(`\`${text}\` has a \`..\` or a backslash, which no page of this site has.`)
  return { paths: [...new Set(paths)], id: decodeFragment(fragmentId(hash)) }
}

function toLocalPath(
  url: string,
  { origin, baseUrl }: SiteFacts,
  served: string,
): string | undefined {
  const bases = [`${origin}${baseUrl}`, ...(/^https?:/.test(served) ? [served] : [])]
  const base = bases.find((prefix) => url.startsWith(prefix) || `${url}/` === prefix)
  return base === undefined ? undefined : baseUrl + url.slice(base.length)
}
