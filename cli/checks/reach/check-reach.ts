// Finds pages and files that readers cannot reach.
// Must not resolve links: it is given their final URLs.
import {
  decodePath,
  toUrlPath,
  withoutBase,
  type UrlPath,
} from '../../../runtime/shared/urls/url.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath, OutputPath } from '../../model/paths.ts'
import type { Site } from '../../model/site.ts'
import type { AssetFile } from '../../model/source-file.ts'
import type { HtmlFacts } from '../../model/links/html-facts.ts'
import { reachRules } from './reach-rules.ts'

export interface ReachInput {
  readonly site: Site
  /** Final URLs of links by the URL of the page that contains them. */
  readonly references: ReadonlyMap<UrlPath, readonly { readonly href: string }[]>
  /** The pages that aren't docs; what they link to counts, their own files too. */
  readonly statics: readonly { readonly facts: HtmlFacts }[]
  readonly usedAssets: ReadonlySet<OutputPath>
  /** Every page could be rendered, so that all their links are known. */
  readonly isWhole: boolean
  /** Texts that may contain paths of files: pages that aren't docs, the style sheet, the config. */
  readonly texts: readonly string[]
  /** Texts that name files from their own folder: HTML and style sheets of static folders. */
  readonly staticTexts?: readonly string[]
}

/** Icons that browsers request by these names. */
const requested = /^apple-touch-icon(?:-\d+x\d+)?(?:-precomposed)?\.png$/
const media = /\.(?:apng|avif|bmp|gif|jpe?g|png|svg|webp|mp4|webm|mp3|ogg|wav|pdf|zip)$/i
/** The last part of each path in HTML and in a style sheet. */
const fileName = /[^\s"'()<>/?#,;=]+\.\w+/g

function toTarget(href: string, baseUrl: string): UrlPath | undefined {
  const path = withoutBase(href.replace(/[?#].*$/, ''), baseUrl)
  return path === undefined ? undefined : toUrlPath(decodePath(path))
}

function linkedPages({ site, references, statics }: ReachInput): Set<UrlPath> {
  const linked = new Set<UrlPath>()
  const { baseUrl, url: origin } = site.config
  const add = (href: string, from?: UrlPath): void => {
    const target = toTarget(
      href.startsWith(`${origin}/`) ? href.slice(origin.length) : href,
      baseUrl,
    )
    // Hosts show `guide.html` at `guide` too.
    for (const path of [target, target && toUrlPath(target.replace(/\.html\/?$/, ''))])
      if (path !== undefined && path !== from) linked.add(path)
  }
  for (const url of site.routes.keys())
    for (const { href } of references.get(url) ?? []) add(href, url)
  for (const { facts } of statics) for (const { href } of facts.links) add(href)
  return linked
}

/** Every page in a sidebar, including pages that do not show a sidebar themselves. */
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
    message: "No page or sidebar links to this page, so readers can't find it.",
    help: 'Link to it, add it to a sidebar, or set `unlisted: true` in its front matter.',
    place: { path, line: 1, column: 1 },
    data: { actual: path },
  })
}

/**
 * The files without an output that is used. A file has two outputs if a folder of docs is also one
 * of static files.
 */
function withoutUsed(
  files: readonly AssetFile[],
  isUsed: (file: AssetFile) => boolean,
): readonly AssetFile[] {
  const used = files.filter(isUsed).flatMap(({ source, copies = [] }) => [source, ...copies])
  const skipped = new Set(used)
  return files.filter(({ source }) => !skipped.has(source))
}

function unused({ source }: AssetFile): Diagnostic {
  return reachRules['unused-asset'].report({
    message: 'No page shows or links to this file, so it only makes the site larger.',
    help: 'Delete it or link to it.',
    place: { path: source, line: 1, column: 1 },
    data: { actual: source },
  })
}

/** Reports pages without a link to them, and images and downloads that are not used. */
export function checkReach(input: ReachInput): Diagnostic[] {
  const { site, usedAssets, isWhole, texts, staticTexts = [] } = input
  // A page that failed may use anything; it has its own error.
  if (!isWhole) return []
  const linked = linkedPages(input)
  const listed = listedPages(site)
  const pages = [...site.routes.values()].filter(
    ({ url, sidebar, page }) =>
      sidebar === undefined &&
      page.variant.collection !== 'pages' &&
      // The lists of a blog contain all of its posts.
      page.variant.isBlog !== true &&
      // Tags below the docs link to the pages of tags.
      !(site.docTags && page.source.includes('#')) &&
      !linked.has(url) &&
      !listed.has(url) &&
      page.frontMatter.unlisted !== true &&
      url !== page.variant.urlPrefix,
  )
  const names = new Set(staticTexts.flatMap((text) => text.match(fileName) ?? []).map(decodePath))
  const isUsed = ({ output, source }: AssetFile): boolean =>
    usedAssets.has(output) ||
    names.has(output.replace(/^.*\//, '')) ||
    texts.some((text) => text.includes(output) || text.includes(source))
  const files = withoutUsed(
    [...site.assets.values()].filter(({ output }) => media.test(output) && !requested.test(output)),
    isUsed,
  )
  return [...pages.map(({ page }) => orphan(page.source)), ...files.map(unused)]
}
