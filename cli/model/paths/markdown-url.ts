import { toHref, type UrlPath } from '../../../runtime/shared/urls/url.ts'
import type { Route, Site, StaticRoute } from '../site.ts'

/** The Markdown file of a page: `guide/install.md` for `/guide/install/`, `index.md` for `/`. */
export function toMarkdownPath(url: UrlPath): string {
  return `${url === '/' ? 'index' : url.slice(1, -1)}.md`
}

/** The URL of a doc's Markdown file as in links, with base path. */
export function toMarkdownHref(url: UrlPath, { baseUrl }: { readonly baseUrl: string }): string {
  const href = toHref(url, { baseUrl, trailingSlash: false })
  return `${url === '/' ? `${href}index` : href}.md`
}

/** The absolute URL of a doc's Markdown file. */
export function toMarkdownUrl(url: UrlPath, { config }: Pick<Site, 'config'>): string {
  return config.url + toMarkdownHref(url, config)
}

/** Whether programs may read a doc: false if its author excludes it from `llms` or from lists. */
export function isForPrograms({ page }: Pick<Route, 'page'>): boolean {
  return page.frontMatter.llms !== false && page.frontMatter.unlisted !== true
}

/** Whether programs may read a React page; the search page and the error page have nothing to read. */
export function isStaticForPrograms({ kind, noindex }: StaticRoute): boolean {
  return kind === 'page' && !noindex
}

/** True for docs that have a Markdown file. */
export function hasMarkdown(route: Pick<Route, 'page' | 'isMarkdownLeftOut'>): boolean {
  return isForPrograms(route) && route.isMarkdownLeftOut !== true
}

/** True for React pages that have a Markdown file. */
export function hasStaticMarkdown(route: StaticRoute): boolean {
  return isStaticForPrograms(route) && route.isMarkdownLeftOut !== true
}
