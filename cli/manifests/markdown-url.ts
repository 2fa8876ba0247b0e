import { toHref, type UrlPath } from '../../runtime/shared/url.ts'
import type { Route, Site } from '../model/site.ts'

/** The Markdown file of a page: `guide/install.md` for `/guide/install/`, `index.md` for `/`. */
export function toMarkdownPath(url: UrlPath): string {
  return `${url === '/' ? 'index' : url.slice(1, -1)}.md`
}

/** The absolute URL of a doc's Markdown file. */
export function toMarkdownUrl(url: UrlPath, { config }: Pick<Site, 'config'>): string {
  const origin = config.url.replace(/\/+$/, '')
  const href = toHref(url, { baseUrl: config.baseUrl, trailingSlash: false })
  return `${origin}${url === '/' ? `${href}index` : href}.md`
}

/** False for generated pages, and for pages that authors exclude from `llms` or from lists. */
export function hasMarkdown({ page }: Route): boolean {
  const isGenerated = page.source.includes('#')
  return !isGenerated && page.frontMatter.llms !== false && page.frontMatter.unlisted !== true
}
