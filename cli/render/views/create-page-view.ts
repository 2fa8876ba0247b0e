// Room: Site + page -> the values that layouts receive
import type {
  DocPageView,
  StaticPageView,
  TocEntry,
} from '../../../runtime/shared/views/site-view.ts'
import { encodePath, toHref } from '../../../runtime/shared/urls/url.ts'
import { interpolate } from '../../../runtime/i18n/interpolate.ts'
import { translationsOf } from '../../../runtime/i18n/translations-of.ts'
import { listBlogs } from '../../schema/blog.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Page } from '../../model/page.ts'
import type { UrlPath } from '../../model/paths.ts'
import type { Route, Site, StaticRoute } from '../../model/site.ts'
import {
  hasMarkdown,
  hasStaticMarkdown,
  isForPrograms,
  toMarkdownHref,
  toMarkdownUrl,
} from '../../model/paths/markdown-url.ts'
import { isUntranslated } from '../../model/authored/untranslated.ts'
import type { Alternates } from './create-alternates.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** The common parts of collections and blogs. */
interface CollectionOptions {
  readonly name: string
  readonly path: string
  readonly editUrl?: string | undefined
}

/** The parts of a page's view that its route doesn't contain. */
interface DocParts {
  readonly alternates: Alternates
  readonly sidebar: DocPageView['sidebar']
  /** Only of a page of a blog. */
  readonly blog?: DocPageView['blog']
}

/** Everything that the layout of a doc displays. */
export function createDocView(route: Route, site: Site, parts: DocParts): DocPageView {
  const { config } = site
  const { page } = route
  const { frontMatter } = page
  // Of the two titles of a post, Docusaurus shows that of the front matter.
  const isTitledPost = parts.blog?.kind === 'post' && frontMatter.title !== undefined
  const hasOwnTitle = page.hasTitleHeading && !isTitledPost
  const place = site.navigation.get(route.url)
  const toLink = (link: { label: string; url: UrlPath } | undefined): DocPageView['next'] =>
    link === undefined ? undefined : { label: link.label, href: toHref(link.url, config) }
  return {
    kind: 'doc',
    href: toHref(route.url, config),
    ...(page.ownFrontMatter && { frontMatter: page.ownFrontMatter }),
    title: frontMatter.title_meta ?? page.title,
    description: page.description,
    canonical: toCanonical(route.url, config),
    ...parts.alternates,
    ...(isUntranslated(page, config.locales) && originalOf(page, config)),
    ...(site.untranslated?.has(route.url) && {
      missingIn: toMissing(site.untranslated.get(route.url) ?? [], site, parts.alternates),
    }),
    heading: hasOwnTitle ? undefined : page.title,
    showTitle: !hasOwnTitle && frontMatter.hide_title !== true,
    toc: createToc(page, config),
    sidebar: parts.sidebar,
    breadcrumbs: toBreadcrumbs(place?.breadcrumbs, config),
    previous: toLink(place?.previous),
    next: toLink(place?.next),
    editHref: site.generated?.texts.has(page.source)
      ? (frontMatter.custom_edit_url ?? undefined)
      : toEditHref(page, config),
    markdownHref:
      config.llms.pages && hasMarkdown(route) ? toMarkdownHref(route.url, config) : undefined,
    ...(config.llms.controls && { hasMarkdownControls: true }),
    ...(config.llms.assistants.length > 0 && { assistants: toAssistants(route, config) }),
    lastUpdate: toLastUpdate(route, config),
    ...(site.docTags?.has(route.url) && {
      tags: site.docTags.get(route.url)?.map(({ label, url }) => ({
        label,
        href: toHref(url, config),
      })),
    }),
    ...(config.docs.showContributors &&
      !page.variant.isBlog && { contributors: route.lastUpdate?.contributors }),
    unlisted: frontMatter.unlisted === true,
    wrapperClass: toWrapperClass(frontMatter),
    ...(frontMatter.layout === 'home' && { isHome: true }),
    ...(parts.blog && { blog: parts.blog }),
  }
}

/** Everything that the layout of a React page displays around its content. */
export function createStaticView(
  route: StaticRoute,
  site: Site,
  alternates: Alternates,
): StaticPageView {
  return {
    kind: route.kind,
    href: toHref(route.url, site.config),
    title: route.title,
    description: route.description || describe(route, site),
    canonical: toCanonical(route.url, site.config),
    ...alternates,
    ...(site.config.llms.pages &&
      hasStaticMarkdown(route) && { markdownHref: toMarkdownHref(route.url, site.config) }),
  }
}

/** The description of a generated page. */
function describe({ kind, locale }: StaticRoute, { config }: Site): string {
  if (kind !== 'search') return ''
  const own = config.locales.find(({ code }) => code === locale)
  const siteTitle = ownValue(own?.translations, config.title) ?? config.title
  return interpolate(translationsOf(config.locales, locale).searchDescription, { siteTitle })
}

function toCanonical(url: UrlPath, config: ResolvedConfig): string {
  return config.url + toHref(url, config)
}

/** Pages that are not for language models have no such links either. */
function toAssistants(route: Route, config: ResolvedConfig): DocPageView['assistants'] {
  if (!isForPrograms(route)) return undefined
  const url =
    config.llms.pages && hasMarkdown(route)
      ? toMarkdownUrl(route.url, { config })
      : toCanonical(route.url, config)
  return config.llms.assistants.map(({ label, url: template }) => ({
    label,
    href: template.replaceAll('{url}', encodeURIComponent(url)),
  }))
}

function toBreadcrumbs(
  crumbs: readonly { label: string; url: UrlPath | undefined }[] | undefined,
  config: ResolvedConfig,
): DocPageView['breadcrumbs'] {
  if (!config.docs.breadcrumbs || crumbs === undefined) return []
  return crumbs.map(({ label, url }) => ({
    label,
    href: url === undefined ? undefined : toHref(url, config),
  }))
}

function toWrapperClass({ wide, wrapperClassName }: Page['frontMatter']): string | undefined {
  return wide === true ? ['doc--wide', wrapperClassName].join(' ').trim() : wrapperClassName
}

function createToc({ frontMatter, headings }: Page, config: ResolvedConfig): readonly TocEntry[] {
  const { hide_table_of_contents: isHidden, wide: isWide, layout } = frontMatter
  if (isHidden === true || isWide === true || layout === 'home') return []
  const min = frontMatter.toc_min_heading_level ?? config.tableOfContents.minHeadingLevel
  const max = frontMatter.toc_max_heading_level ?? config.tableOfContents.maxHeadingLevel
  return headings
    .filter(({ depth }) => depth >= min && depth <= max)
    .map(({ id, depth, html }) => ({ id, depth, html }))
}

/** The language of an original, for the notice above it and for its elements. */
function originalOf(
  { variant }: Page,
  { locales }: ResolvedConfig,
): Pick<DocPageView, 'articleLang' | 'original'> {
  const [first] = locales
  const own = locales.find(({ code }) => code === variant.locale)
  if (first === undefined) return {}
  const direction = first.direction === own?.direction ? undefined : first.direction
  return { articleLang: first.code, original: { label: first.label, direction } }
}

/** The notices for readers of languages that lack the page. */
function toMissing(
  codes: readonly string[],
  { config: { locales } }: Site,
  alternates: Alternates,
): DocPageView['missingIn'] {
  const language = locales[0]?.label ?? ''
  return codes.map((locale) => {
    const home = alternates.locales.find(({ name }) => name === locale)
    const direction = locales.find(({ code }) => code === locale)?.direction ?? 'ltr'
    const text = `${interpolate(translationsOf(locales, locale).notTranslated, { language })} `
    const { label = locale, href = '' } = home ?? {}
    return { locale, direction, text, home: { label, href } }
  })
}

/**
 * Only docs in `docs.path`, or in the folder of a collection or version with an `editUrl`, have an
 * edit link.
 */
function toEditHref(
  { frontMatter, source, docPath, variant }: Page,
  config: ResolvedConfig,
): string | undefined {
  const { docs, collections, versions, locales } = config
  if (frontMatter.custom_edit_url === null) return undefined
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url
  const sets: readonly CollectionOptions[] = [...collections, ...listBlogs(config)]
  const own = sets.find(({ name }) => name === variant.collection)
  const version = versions.find(({ name }) => name === variant.version)
  const isOwnVersion = version?.editUrl !== undefined && variant.locale === locales[0]?.code
  const ofDocs = isOwnVersion ? { editUrl: version.editUrl, path: variant.folder } : docs
  const { editUrl, path } = variant.collection === undefined ? ofDocs : { path: '', ...own }
  if (editUrl === undefined || source !== `${path}/${docPath}`) return undefined
  return editUrl.replace(/\/?$/, '/') + encodePath(docPath)
}

/** Front matter takes precedence over git. */
function toLastUpdate(
  { lastUpdate, page }: Route,
  config: ResolvedConfig,
): DocPageView['lastUpdate'] {
  const { docs } = config
  const own = page.frontMatter.last_update
  const date = own?.date ?? lastUpdate?.date
  const blog = listBlogs(config).find(({ name }) => name === page.variant.collection)
  const isShown = page.variant.isBlog ? blog?.showLastUpdateTime : docs.showLastUpdateTime
  if (date === undefined || isShown !== true) return undefined
  const author = own?.author ?? lastUpdate?.author
  return { date, author: docs.showLastUpdateAuthor ? author : undefined }
}
