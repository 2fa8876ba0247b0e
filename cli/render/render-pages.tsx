// Renders whole documents. Given Site and ClientBundle, it returns RenderedPage, one route at a
// time. It must not parse content or write files. Parts that many pages share are rendered once.
import { AllPages } from '../../runtime/layouts/all-pages.tsx'
import { toUrlPath } from '../../runtime/shared/urls/url.ts'
import { during } from '../threads/during.ts'
import { previewImage } from '../model/authored/preview-image.ts'
import type { OutputFile, RenderedPage } from '../model/output.ts'
import type { UrlPath } from '../model/paths.ts'
import type { Route, StaticRoute } from '../model/site.ts'
import { createBlogView } from './views/create-blog-view.ts'
import { createDocView, createStaticView } from './views/create-page-view.ts'
import { fillLinks } from './article/fill-links.ts'
import type { WholeList } from './sidebar/navigation.ts'
import {
  createRenderContext,
  inlineScriptHashes,
  type RenderContext,
  type RendererInput,
} from './render-context.ts'
import { hashOf } from '../primitives/hash.ts'
import { keepPrototypes } from '../primitives/modules/keep-prototypes.ts'
import { createFingerprints, scriptNames } from './page-fingerprint.ts'
import { type PageInput, renderPage } from './render-page.ts'
import { createSlotRenderer, type SlotHtml } from './render-slots.tsx'

/** Renders the pages of one site. */
export interface PageRenderer {
  readonly openDoc: (route: Route) => OpenDoc
  /** The names in pages that change with every script, always in the same order. */
  readonly scriptNames: readonly string[]
  readonly renderStatic: (route: StaticRoute) => RenderedPage
  /** The HTML of the site's own layout parts on each page; empty when it has none. */
  readonly renderSlots: () => Iterable<RenderedSlot>
  /** The parts of large sidebars that pages leave out. */
  readonly navigationFiles: readonly OutputFile[]
  /** `sha256-…` of each inline script, for the policy. */
  readonly inlineScriptHashes: readonly string[]
}

/** A doc that can be described and rendered. What both need is prepared once, when it is first needed. */
export interface OpenDoc {
  /** Equal for two pages that have the same bytes, if the site has no theme slots. */
  readonly fingerprint: () => string
  /** Equal for two pages that differ in nothing but `scriptNames`, if the site has no theme slots. */
  readonly content: () => string
  readonly render: () => RenderedPage
}

/** A theme slot as rendered on the page at `url`. */
interface RenderedSlot extends SlotHtml {
  readonly url: UrlPath
  readonly locale: string
}

/** Prepare everything that pages share, and return the functions that render them. */
export function createPageRenderer(input: RendererInput): PageRenderer {
  const context = createRenderContext(input)
  const { navigation } = context
  const describe = createFingerprints(context)
  const names = scriptNames(input.bundle)
  const lists = navigation.lists.map((list) => renderList(context, list))
  return {
    inlineScriptHashes: inlineScriptHashes(context),
    navigationFiles: [...navigation.files, ...lists],
    openDoc: (route) => {
      let prepared: PageInput | undefined
      const prepare = (): PageInput => (prepared ??= toDocInput(context, route))
      const content = (): string => describe(route, prepare())
      const render = (): RenderedPage => renderDoc(context, route, prepare())
      return {
        content,
        fingerprint: () => hashOf(...names, content()),
        render: () => during({ kind: 'render', subject: route.page.source }, render),
      }
    },
    scriptNames: names,
    renderStatic: (route) =>
      during({ kind: 'render', subject: route.source ?? route.url }, () =>
        // A page without code of the site is our own.
        route.source === undefined
          ? renderStatic(context, route)
          : keepPrototypes(() => renderStatic(context, route)),
      ),
    renderSlots: () => renderSlots(context),
  }
}

function renderDoc(context: RenderContext, route: Route, input: PageInput): RenderedPage {
  const article = fillLinks(route.page, context.input.references.get(route.url) ?? [])
  return renderPage(context, { ...input, article })
}

/** Everything but the article. */
function toDocInput(context: RenderContext, route: Route): PageInput {
  const { site, references, stylesheetsOf, cards } = context.input
  const { page, url } = route
  const { version, locale, collection } = page.variant
  const alternates = context.alternatesOf({ variant: page.variant, docPath: page.docPath, url })
  const navigation = context.navigation.placeOf(route)
  const blog = createBlogView(url, site, references)
  const sidebar = navigation?.items
  const { head, keywords, unlisted } = page.frontMatter
  const isVersionHidden =
    site.config.versions.find(({ name }) => name === version)?.noIndex === true
  const noindex = isVersionHidden || unlisted === true || site.config.noIndex
  return {
    route,
    view: createDocView(route, site, { alternates, sidebar, blog }),
    hasIslands: page.islands.length > 0,
    formOrigins: page.formOrigins,
    version,
    locale,
    head: {
      noindex,
      keywords,
      image: previewImage(page, references.get(url) ?? [], site.config),
      card: cards?.get(url),
      head,
      isForAllVersions: collection !== undefined,
    },
    navigation,
    stylesheets: stylesheetsOf?.(page) ?? [],
  }
}

function renderStatic(context: RenderContext, route: StaticRoute): RenderedPage {
  const { site } = context.input
  const [mainVersion] = site.config.versions
  const variant = { version: mainVersion?.name ?? 'current', locale: route.locale }
  const { url, source } = route
  const alternates = context.alternatesOf({ variant, docPath: undefined, url, source })
  return renderPage(context, {
    ...variant,
    route,
    view: createStaticView(route, site, alternates),
    head: {
      noindex: route.noindex || site.config.noIndex,
      card: context.input.cards?.get(route.url),
    },
    navigation: undefined,
    stylesheets: context.input.stylesheetsOf?.(route) ?? [],
  })
}

/** The page with every entry of a large sidebar. */
function renderList(context: RenderContext, list: WholeList): OutputFile {
  const { version, locale, href, output, items } = list
  const { allPages: title, allPagesDescription: description } = context.variants.get(
    version,
    locale,
  ).site.translations
  const about = { kind: 'page', source: undefined, title, description, noindex: true } as const
  const canonical = context.input.site.config.url + href
  const { html } = renderPage(context, {
    route: { url: toUrlPath(output), output, locale, ...about },
    view: { ...about, href, canonical, versions: [], locales: [] },
    version,
    locale,
    head: { noindex: true },
    navigation: undefined,
    content: <AllPages items={items} />,
  })
  return { path: output, kind: 'page', contents: html }
}

function* renderSlots(context: RenderContext): Iterable<RenderedSlot> {
  const { site, slots = new Map<string, unknown>() } = context.input
  if (slots.size === 0) return
  const slotsOf = createSlotRenderer(slots)
  for (const route of site.routes.values()) {
    if (route.page.isOutline) continue
    const { variant, docPath } = route.page
    const alternates = context.alternatesOf({ variant, docPath, url: route.url })
    const blog = createBlogView(route.url, site, new Map())
    const view = createDocView(route, site, { alternates, sidebar: undefined, blog })
    const subject = route.page.source
    const parts = during({ kind: 'render', subject }, () => [
      ...slotsOf(context.variants.get(variant.version, variant.locale), view),
    ])
    for (const part of parts) yield { ...part, url: route.url, locale: variant.locale }
  }
  const version = site.config.versions[0]?.name ?? 'current'
  for (const route of site.staticRoutes) {
    const variant = { version, locale: route.locale }
    const { url, source } = route
    const alternates = context.alternatesOf({ variant, docPath: undefined, url, source })
    const view = createStaticView(route, site, alternates)
    for (const part of slotsOf(context.variants.get(version, route.locale), view))
      yield { ...part, url: route.url, locale: route.locale }
  }
}
