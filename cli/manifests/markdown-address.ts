import { toHref, type UrlPath } from '../../runtime/shared/url.ts'
import type { Route, Site } from '../model/site.ts'

/** The file beside a page: `/guide/install/` is `guide/install.md`, `/` is `index.md`. */
export function toMarkdownPath(url: UrlPath): string {
  return `${url === '/' ? 'index' : url.slice(1, -1)}.md`
}

/** The whole address of the Markdown of a doc. */
export function toMarkdownAddress(url: UrlPath, { config }: Pick<Site, 'config'>): string {
  const origin = config.url.replace(/\/+$/, '')
  const href = toHref(url, { baseUrl: config.baseUrl, trailingSlash: false })
  return `${origin}${url === '/' ? `${href}index` : href}.md`
}

/** False for what nobody wrote as Markdown, and for what its author keeps from language models or from lists. */
export function hasMarkdown({ page }: Route): boolean {
  const isMade = page.source.includes('#')
  return !isMade && page.frontMatter.llms !== false && page.frontMatter.unlisted !== true
}
