// The docs as Markdown, for language models. Given Site, resolved links and the authors' text, it
// returns OutputFile[]. It must not parse Markdown: only URLs change.
import { toHref, type UrlPath } from '../../runtime/shared/url.ts'
import type { SidebarItem } from '../model/navigation.ts'
import type { OutputFile } from '../model/output.ts'
import type { Page } from '../model/page.ts'
import type { Route, Site } from '../model/site.ts'
import { hasMarkdown, toMarkdownUrl, toMarkdownPath } from '../model/markdown-url.ts'
import { cleanCode } from './clean-code.ts'
import { formatHome } from './home-markdown.ts'
import { fillMarkdown } from '../primitives/fill-variables.ts'
import { createFile } from './output-file.ts'
import { withoutComments } from './without-comments.ts'

/** The input for the Markdown of pages. */
export interface PageMarkdownInput {
  readonly site: Site
  /** Final URLs by page, in the order of `page.links`. */
  readonly references: ReadonlyMap<UrlPath, readonly { readonly href: string }[]>
  /**
   * The text of a page without its front matter, with the line numbers of the file; undefined when
   * it can't be read.
   */
  readonly bodyOf: (page: Page) => string | undefined
}

/**
 * Make the files that `llms` enables: a Markdown file for each doc, and all docs of the first
 * variant in one file.
 */
export function createPageMarkdown(input: PageMarkdownInput): OutputFile[] {
  const { config } = input.site
  if (!config.llms.pages && !config.llms.full) return []
  const routes = [...input.site.routes.values()].filter(hasMarkdown)
  const texts = new Map<UrlPath, string>()
  for (const route of routes) {
    const text = toMarkdown(route, input)
    if (text !== undefined) texts.set(route.url, text)
  }
  const pages = [...texts].map(([url, text]) => createFile(toMarkdownPath(url), text))
  return [
    ...(config.llms.pages ? pages : []),
    ...(config.llms.full ? [createFullText(input.site, texts)] : []),
  ]
}

function toMarkdown({ url, page }: Route, input: PageMarkdownInput): string | undefined {
  const written = input.bodyOf(page)
  if (written === undefined) return undefined
  const final = withFinalUrls(written, page, {
    hrefs: input.references.get(url) ?? [],
    site: input.site,
  })
  const values = { ...input.site.config.markdown.variables, ...page.frontMatter.variables }
  const filled = fillMarkdown(final, values)
  const body = withoutComments(cleanCode(filled, page.fences)).trim()
  if (page.frontMatter.layout === 'home') {
    const toUrl = createUrlResolver(input.site)
    const hrefs = new Map(page.links.map(({ href }, index) => [href, index] as const))
    const resolve = (href: string): string =>
      toUrl(input.references.get(url)?.[hrefs.get(href) ?? -1]?.href ?? href)
    return `${formatHome(page, resolve)}${body === '' ? '' : `\n${body}\n`}`
  }
  return page.hasTitleHeading ? `${body}\n` : `# ${page.title}\n\n${body}\n`
}

interface LinkTargets {
  readonly hrefs: readonly { readonly href: string }[]
  readonly site: Site
}

/** Replace URLs from the last to the first, so that the locations of the others stay valid. */
function withFinalUrls(written: string, page: Page, { hrefs, site }: LinkTargets): string {
  const starts = [0, ...[...written.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const toUrl = createUrlResolver(site)
  const found = page.links.flatMap(({ href, place }, index) => {
    const start = starts[place.line - 1]
    const final = hrefs[index]?.href
    if (place.path !== page.source || start === undefined || final === undefined) return []
    return [{ href, from: start + place.column - 1, to: toUrl(final) }]
  })
  let text = written
  for (const { href, from, to } of found.toSorted((a, b) => b.from - a.from)) {
    const at = href === '' || to === href ? -1 : text.indexOf(href, from)
    if (at !== -1) text = text.slice(0, at) + to + text.slice(at + href.length)
  }
  return text
}

/**
 * Make URLs absolute, because a model reads the file outside the site. A link to a doc becomes one
 * to its Markdown.
 */
function createUrlResolver(site: Site): (href: string) => string {
  const { config, routes } = site
  const origin = config.url.replace(/\/+$/, '')
  const docs = new Map(
    [...routes.values()]
      .filter((route) => config.llms.pages && hasMarkdown(route))
      .map(({ url }) => [toHref(url, config), toMarkdownUrl(url, site)]),
  )
  return (href) => {
    if (!href.startsWith('/') || href.startsWith('//')) return href
    const path = href.replace(/[?#].*$/, '')
    return (docs.get(path) ?? origin + path) + href.slice(path.length)
  }
}

/** Docs of the first version and locale: those in the sidebars first, in their order. */
function createFullText(site: Site, texts: ReadonlyMap<UrlPath, string>): OutputFile {
  const { config, routes, sidebars } = site
  const variant = `${config.versions[0]?.name}/${config.locales[0]?.code}/`
  const listed = [...sidebars].flatMap(([key, items]) =>
    key.startsWith(variant) ? items.flatMap(urlsOf) : [],
  )
  const own = [...routes.values()].filter(
    ({ page }) => `${page.variant.version}/${page.variant.locale}/` === variant,
  )
  const urls = new Set([...listed, ...own.map(({ url }) => url)])
  const parts = [...urls].flatMap((url) => {
    const text = texts.get(url)
    const pageUrl = config.url.replace(/\/+$/, '') + toHref(url, config)
    return text === undefined ? [] : [`---\n\nSource: ${pageUrl}\n\n${text}`]
  })
  return createFile('llms-full.txt', `# ${config.title}\n\n${parts.join('\n')}`)
}

function urlsOf(item: SidebarItem): UrlPath[] {
  const own = item.kind === 'link' || item.url === undefined ? [] : [item.url]
  return item.kind === 'category' ? [...own, ...item.items.flatMap(urlsOf)] : own
}
