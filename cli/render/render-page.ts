// Room: Site + bundle -> whole HTML documents; React renders layouts, each with a hole for the article
import type { ReactNode } from 'react'
import type { PageView } from '../../runtime/shared/views/site-view.ts'
import type { HeadElement } from '../schema/head.ts'
import type { RenderedPage, SocialCard } from '../model/output.ts'
import { toListHref } from '../model/paths/llms-path.ts'
import type { Route, StaticRoute } from '../model/site.ts'
import { type FilledArticle, noArticle } from './article/fill-links.ts'
import { createHead } from './head/create-head.ts'
import { formatScripts } from './head/head-elements.ts'
import { isolateLabels } from './article/isolate-labels.ts'
import { renderDocument } from './html-document.ts'
import type { PageNavigation } from './sidebar/navigation.ts'
import { createPageData } from './views/page-data.ts'
import type { RenderContext } from './render-context.ts'

/** One page, ready to be rendered. */
export interface PageInput {
  readonly route: Route | StaticRoute
  readonly view: PageView
  /** The article of a doc, with all of its links. */
  readonly article?: FilledArticle
  /** The article contains components that run in the browser. */
  readonly hasIslands?: boolean
  /** Origins to which the article has forms. */
  readonly formOrigins?: readonly string[] | undefined
  readonly version: string
  readonly locale: string
  readonly head: {
    readonly noindex: boolean
    readonly isForAllVersions?: boolean
    readonly keywords?: readonly string[] | undefined
    readonly image?: string | undefined
    readonly card?: SocialCard | undefined
    readonly head?: readonly HeadElement[] | undefined
  }
  /** Undefined for a page without a sidebar. */
  readonly navigation: PageNavigation | undefined
  /** The contents of `main`, for a page without a route. */
  readonly content?: ReactNode
  readonly stylesheets?: readonly string[]
}

/** Render the whole document of a page. */
export function renderPage(context: RenderContext, page: PageInput): RenderedPage {
  const { site, bundle } = context.input
  const { route, view, navigation, content, article = noArticle, hasIslands = false } = page
  const variant = context.variants.get(page.version, page.locale)
  const head = createHead({
    ...variant,
    config: site.config,
    page: view,
    generatedFiles: site.generatedFiles,
    themeColors: context.themeColors,
    ...page.head,
  })
  const { metadata, body } = context.renderBody({
    ...variant,
    page: isolateLabels(view, variant.site.locale),
    route,
    navigation,
    content,
    article,
  })
  const html = renderDocument({
    ...variant,
    bundle,
    headScript: context.headScript,
    policy: context.policyFor(page.formOrigins ?? []),
    llmsHref: site.config.llms.isOn ? toListHref(site.config, page) : undefined,
    head: metadata === '' ? head : `${head}\n${metadata}`,
    body,
    data: createPageData({ ...variant, page: view, bundle, navigation, hasIslands }),
    endScripts: formatScripts(site.config.scripts, 'body', variant.links),
    layout: navigation === undefined ? 'wide' : 'doc',
    stylesheets: page.stylesheets ?? [],
    inlineStyles: context.input.inlineStyles ?? new Map(),
    integrity: context.input.integrity,
  })
  return { url: route.url, output: route.output, html }
}
