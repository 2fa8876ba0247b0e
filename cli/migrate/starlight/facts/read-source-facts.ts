// Given the pages of a Starlight site, it returns the facts that the sources promise.
import { join } from 'node:path'
import { toList, toRecord, toText } from '../../coerce.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import { listHeadingIds, listLinks } from '../../markdown/read-source-text.ts'
import { emptyPage, type PageFacts, type SiteFacts } from '../../parity/site-facts.ts'
import { toSiteUrl } from '../../parity/to-site-url.ts'
import { listSidebarEntries } from './list-sidebar-entries.ts'
import type { SourcePage } from '../docs/source-page.ts'
import { scanPage } from '../rewrite/scan-page.ts'
import type { StarlightLocale, StarlightSite } from '../starlight-site.ts'

export interface SourceParts {
  readonly site: StarlightSite
  readonly pages: readonly SourcePage[]
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** URLs of pages that are not moved. */
  readonly lostUrls: readonly string[]
  readonly base: { readonly baseUrl: string; readonly origin: string }
}

/** Pages with titles, heading ids and links; pages that are shown untranslated; redirects. */
export function readSourceFacts({
  site: { locales, usesFolders, docsDir, files, options },
  pages,
  redirects,
  lostUrls,
  base,
}: SourceParts): SiteFacts {
  const own = pages.map((page): [string, PageFacts] => {
    const file = join(docsDir, page.path)
    const read = files.within(file, () => readPage(page, { ...base, usesFolders }))
    return [page.url, read ?? emptyPage]
  })
  const moved = redirects.map(({ from, to }): [string, PageFacts] => [
    from,
    { ...emptyPage, redirectTo: to },
  ])
  const untranslated = listFallbacks(pages, locales).map((url): [string, PageFacts] => [
    url,
    emptyPage,
  ])
  const lost = lostUrls.map((url): [string, PageFacts] => [url, emptyPage])
  const all = new Map([...moved, ...untranslated, ...lost, ...own])
  // Hosts show this page for unknown URLs.
  const prefix = locales[0]?.path === '' ? '' : `/${locales[0]?.path ?? ''}`
  return {
    pages: new Map([...all].filter(([url]) => !url.endsWith('/404'))),
    sidebar: new Set(listSidebarEntries(options['sidebar'], { pages, prefix })),
  }
}

/** Starlight shows a page in the default language under the URLs of all others. */
function listFallbacks(
  pages: readonly SourcePage[],
  [main, ...others]: readonly StarlightLocale[],
): readonly string[] {
  if (main === undefined) return []
  const prefix = main.path === '' ? '' : `/${main.path}`
  const paths = pages
    .filter(({ locale, url }) => locale === main && `${url}/`.startsWith(`${prefix}/`))
    .map(({ url }) => url.slice(prefix.length).replace(/^\/$/, ''))
  return others.flatMap(({ path }) => paths.map((url) => `/${path}${url}`))
}

interface PageBase {
  readonly baseUrl: string
  readonly origin: string
  readonly usesFolders: boolean
}

function readPage(page: SourcePage, { usesFolders, ...base }: PageBase): PageFacts {
  const { frontMatter, source } = page
  const { text } = readMarkdown(source)
  const from = { ...base, url: usesFolders && page.url !== '/' ? `${page.url}/` : page.url }
  const isPlain = /\.mdx$/i.test(page.path)
  const components = isPlain ? listComponentLinks(source) : []
  const prose = text.replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, '')
  return {
    title: readHeadTitle(frontMatter) ?? toText(frontMatter['title']),
    // Marks of Markdown are not part of a description.
    description: toText(frontMatter['description'])?.replaceAll('`', ''),
    ids: listHeadingIds(prose),
    links: [...listLinks(prose), ...components, ...listHeroLinks(frontMatter)]
      .map((href) => href.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1'))
      .filter((href) => !/\{|^~\//.test(href))
      .map((href) => toSiteUrl(href, from)),
  }
}

/** The title in `head` wins; that of the site may follow it. */
function readHeadTitle({ head }: SourcePage['frontMatter']): string | undefined {
  const title = toList(head)
    .map(toRecord)
    .find(({ tag }) => tag === 'title')
  return toText(title?.['content'])?.replace(/ [|·•—–-] [^|·•—–-]*$/, '')
}

const linkComponents = new Set(['LinkCard', 'LinkButton'])

function listComponentLinks(source: string): readonly string[] {
  return scanPage(source, true).tags.flatMap(({ name, attributes }) => {
    const href = attributes.find((one) => one.name === 'href' && one.kind === 'text')
    return linkComponents.has(name) && href !== undefined ? [href.value] : []
  })
}

function listHeroLinks({ hero }: SourcePage['frontMatter']): readonly string[] {
  const { actions } = toRecord(hero)
  const list: readonly unknown[] = Array.isArray(actions) ? actions : []
  return list.flatMap((action) => toText(toRecord(action)['link']) ?? [])
}
