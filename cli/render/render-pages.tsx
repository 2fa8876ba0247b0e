// Renders whole documents. Enters: Site, ClientBundle. Leaves: RenderedPage, one route at a time.
// Must not parse content or write files. Parts that many pages share are rendered once.
import type { ReactNode } from 'react'
import { AllPages } from '../../runtime/layouts/all-pages.tsx'
import type { PageView } from '../../runtime/shared/site-view.ts'
import { toUrlPath } from '../../runtime/shared/url.ts'
import type { ClientBundle, OutputFile, RenderedPage } from '../model/output.ts'
import type { Page } from '../model/page.ts'
import type { UrlPath } from '../model/paths.ts'
import type { ReactPage, Route, Site, StaticRoute } from '../model/site.ts'
import { createHeadScript } from './head-script.ts'
import { createAlternates } from './create-alternates.ts'
import { createHead } from './create-head.ts'
import { createDocView, createStaticView } from './create-page-view.ts'
import { createVariantViews } from './variants.ts'
import { renderDocument } from './html-document.ts'
import { fillLinks, type Reference } from './fill-links.ts'
import { createNavigation, type PageNavigation, type WholeList } from './navigation.ts'
import { createPageData } from './page-data.ts'
import { createSlotRenderer, type SlotHtml } from './render-slots.tsx'
import { createBodyRenderer } from './render-body.tsx'

interface RendererInput {
  readonly site: Site
  readonly bundle: ClientBundle
  /** By URL of the page; entry i is for `page.links[i]`. */
  readonly references: ReadonlyMap<UrlPath, readonly Reference[]>
  readonly reactPages: readonly ReactPage[]
  /** Parts of the layout that the site replaces, by theme slot; none when left out. */
  readonly slots?: ReadonlyMap<string, unknown>
  /**
   * URLs of the stylesheets that a page needs in addition to the site's own; none when left out.
   */
  readonly stylesheetsOf?: (page: Page) => readonly string[]
  /**
   * Makes the policy for a meta element from the hash of the inline script; no element when left
   * out.
   */
  readonly policyOf?: (scriptHash: string) => string
}

/** Renders the pages of one site. */
export interface PageRenderer {
  readonly renderDoc: (route: Route) => RenderedPage
  readonly renderStatic: (route: StaticRoute) => RenderedPage
  /** The HTML of the site's own layout parts on each page; empty when it has none. */
  readonly renderSlots: () => Iterable<RenderedSlot>
  /** The parts of large sidebars that pages leave out. */
  readonly navigationFiles: readonly OutputFile[]
  /** `sha256-…` of the inline script, for the policy. */
  readonly inlineScriptHash: string
}

/** Prepare everything that pages share, and return the functions that render them. */
export function createPageRenderer(input: RendererInput): PageRenderer {
  const { site, bundle } = input
  const headScript = createHeadScript(site.config)
  const policy = input.policyOf?.(headScript.hash)
  const variants = createVariantViews(site)
  const alternatesOf = createAlternates(site)
  const navigation = createNavigation(site, variants, bundle.buildId)
  const renderBody = createBodyRenderer(input.reactPages, input.slots ?? new Map())
  const [mainVersion] = site.config.versions

  const finish = (route: Route | StaticRoute, view: PageView, more: PageDetails): RenderedPage => {
    const variant = variants.get(more.version, more.locale)
    const head = createHead({ ...variant, config: site.config, page: view, ...more.head })
    const { navigation: place, content } = more
    const { metadata, body } = renderBody({
      ...variant,
      page: view,
      route,
      navigation: place,
      content,
    })
    const data = createPageData({ ...variant, page: view, bundle, navigation: more.navigation })
    const layout = more.navigation === undefined ? 'wide' : 'doc'
    const html = renderDocument({
      ...variant,
      bundle,
      headScript,
      policy,
      head: metadata === '' ? head : `${head}\n${metadata}`,
      body,
      data,
      layout,
      stylesheets: more.stylesheets ?? [],
    })
    return { url: route.url, output: route.output, html }
  }

  const renderList = ({ version, locale, href, output, items }: WholeList): OutputFile => {
    const { words } = variants.get(version, locale).site
    const { allPages: title, allPagesDescription: description } = words
    const about = { kind: 'page', source: undefined, title, description, noindex: true } as const
    const route = { url: toUrlPath(output), output, locale, ...about }
    const canonical = site.config.url.replace(/\/$/, '') + href
    const view = { ...about, href, canonical, versions: [], locales: [] }
    const content = <AllPages items={items} />
    const more = { version, locale, head: { noindex: true }, navigation: undefined, content }
    return { path: output, kind: 'page', contents: finish(route, view, more).html }
  }

  return {
    inlineScriptHash: headScript.hash,
    navigationFiles: [...navigation.files, ...navigation.lists.map(renderList)],
    renderDoc: (route) => {
      const { page } = route
      const { version, locale } = page.variant
      const alternates = alternatesOf({
        variant: page.variant,
        docPath: page.docPath,
        url: route.url,
      })
      const place = navigation.placeOf(route)
      const articleHtml = fillLinks(page, input.references.get(route.url) ?? [])
      const view = createDocView(route, site, { articleHtml, alternates, sidebar: place?.items })
      const { keywords, image, unlisted } = page.frontMatter
      const isKeptOut =
        site.config.versions.find(({ name }) => name === version)?.noIndex === true ||
        unlisted === true
      const isForAllVersions = page.variant.collection !== undefined
      const noindex = isKeptOut || site.config.noIndex
      const head = { noindex, keywords, image, isForAllVersions }
      const stylesheets = input.stylesheetsOf?.(page) ?? []
      return finish(route, view, { version, locale, head, navigation: place, stylesheets })
    },
    renderSlots: function* () {
      if ((input.slots?.size ?? 0) === 0) return
      const slotsOf = createSlotRenderer(input.slots ?? new Map())
      for (const route of site.routes.values()) {
        const { variant } = route.page
        const subject = { variant: variant, docPath: route.page.docPath, url: route.url }
        const parts = { articleHtml: '', alternates: alternatesOf(subject), sidebar: undefined }
        const view = createDocView(route, site, parts)
        for (const part of slotsOf(variants.get(variant.version, variant.locale), view))
          yield { ...part, url: route.url, locale: variant.locale }
      }
    },
    renderStatic: (route) => {
      const variant = { version: mainVersion?.name ?? 'current', locale: route.locale }
      const alternates = alternatesOf({ variant, docPath: undefined, url: route.url })
      const view = createStaticView(route, site, alternates)
      const head = { noindex: route.noindex || site.config.noIndex }
      return finish(route, view, { ...variant, head, navigation: undefined })
    },
  }
}

/** A theme slot as rendered on the page at `url`. */
interface RenderedSlot extends SlotHtml {
  readonly url: UrlPath
  readonly locale: string
}

interface PageDetails {
  readonly version: string
  readonly locale: string
  readonly head: {
    readonly noindex: boolean
    readonly isForAllVersions?: boolean
    readonly keywords?: readonly string[] | undefined
    readonly image?: string | undefined
  }
  readonly navigation: PageNavigation | undefined
  /** The contents of `main`, for a page without a route. */
  readonly content?: ReactNode
  readonly stylesheets?: readonly string[]
}
