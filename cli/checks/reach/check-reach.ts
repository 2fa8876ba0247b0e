// What nobody can reach. Enters: the site and what its links lead to. Leaves: warnings.
// Must not resolve links: the addresses handed in are final.
import { decodePath, toUrlPath, withoutBase, type UrlPath } from '../../../runtime/shared/url.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath, OutputPath } from '../../model/paths.ts'
import type { Site } from '../../model/site.ts'
import type { AssetFile } from '../../model/source-file.ts'
import type { HtmlFacts } from '../../html/html-facts.ts'
import { reachRules } from './reach-rules.ts'

export interface ReachInput {
  readonly site: Site
  /** Final addresses by address of the page, as written into it. */
  readonly references: ReadonlyMap<UrlPath, readonly { readonly href: string }[]>
  /** The pages that are no docs; what they link to counts, their own files too. */
  readonly statics: readonly { readonly html: string; readonly facts: HtmlFacts }[]
  readonly usedAssets: ReadonlySet<OutputPath>
  /** Texts that may name files: the style sheet, the config. */
  readonly texts: readonly string[]
}

const media = /\.(?:apng|avif|bmp|gif|jpe?g|png|svg|webp|mp4|webm|mp3|ogg|wav|pdf|zip)$/i

function toTarget(href: string, baseUrl: string): UrlPath | undefined {
  const path = withoutBase(href.replace(/[?#].*$/, ''), baseUrl)
  return path === undefined ? undefined : toUrlPath(decodePath(path))
}

function linkedPages({ site, references, statics }: ReachInput): Set<UrlPath> {
  const linked = new Set<UrlPath>()
  const add = (href: string, from?: UrlPath): void => {
    const target = toTarget(href, site.config.baseUrl)
    if (target !== undefined && target !== from) linked.add(target)
  }
  for (const url of site.routes.keys())
    for (const { href } of references.get(url) ?? []) add(href, url)
  for (const { facts } of statics) for (const { href } of facts.links) add(href)
  return linked
}

/** Every page that a sidebar lists, even one that shows no sidebar itself. */
function listedPages({ sidebars }: Site): Set<UrlPath> {
  const listed = new Set<UrlPath>()
  const open = [...sidebars.values()].flat()
  for (let item = open.pop(); item; item = open.pop()) {
    if (item.kind === 'link') continue
    if (item.url !== undefined) listed.add(item.url)
    if (item.kind === 'category') open.push(...item.items)
  }
  return listed
}

function orphan(path: ContentPath): Diagnostic {
  return reachRules['orphan-page'].report({
    message:
      'No page links here and no sidebar lists it, so only who knows the address can read it.',
    help: 'Link to it, put it into a sidebar, or say `unlisted: true` in its front matter.',
    place: { path, line: 1, column: 1 },
    data: { actual: path },
  })
}

function unused({ source }: AssetFile): Diagnostic {
  return reachRules['unused-asset'].report({
    message: 'No page shows or links to this file.',
    help: 'Delete it, or link to it.',
    place: { path: source, line: 1, column: 1 },
    data: { actual: source },
  })
}

/** Report pages that nothing leads to, and pictures and downloads that nothing uses. */
export function checkReach(input: ReachInput): Diagnostic[] {
  const { site, usedAssets, statics, texts } = input
  const linked = linkedPages(input)
  const listed = listedPages(site)
  const pages = [...site.routes.values()].filter(
    ({ url, sidebar, page }) =>
      sidebar === undefined &&
      page.variant.collection !== 'pages' &&
      !linked.has(url) &&
      !listed.has(url) &&
      page.frontMatter.unlisted !== true &&
      url !== page.variant.urlPrefix,
  )
  const previews = [...site.routes.values()].flatMap(({ page }) => page.frontMatter.image ?? [])
  const everything = [...statics.map(({ html }) => html), ...texts, ...previews]
  const files = [...site.assets.values()].filter(
    ({ output, source }) =>
      media.test(output) &&
      !usedAssets.has(output) &&
      !everything.some((text) => text.includes(output) || text.includes(source)),
  )
  return [...pages.map(({ page }) => orphan(page.source)), ...files.map(unused)]
}
