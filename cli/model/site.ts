import type { ResolvedConfig } from '../schema/schema.ts'
import type { BlogTag, SiteBlogs } from './blog.ts'
import type { GeneratedText } from './authored/generated-content.ts'
import type { GeneratedFile } from './output.ts'
import type { NavigationPlace, Redirect, SidebarItem } from './navigation.ts'
import type { Page } from './page.ts'
import type { ContentPath, OutputPath, UrlPath } from './paths.ts'
import type { AssetFile, RefusedFile } from './source-file.ts'

/** A doc with its URL. */
export interface Route {
  readonly url: UrlPath
  readonly output: OutputPath
  /**
   * Doc id: path below the doc folder without extension, last part replaced by front matter `id`.
   */
  readonly id: string
  readonly page: Page
  /** The name of the sidebar the page belongs to, if any. */
  readonly sidebar: string | undefined
  /** The last commit that changed the source; absent when git does not know it. */
  readonly lastUpdate: LastUpdate | undefined
  /** Its Markdown can't be written, for example because a static file has the path. */
  readonly isMarkdownLeftOut?: true
}

export interface LastUpdate {
  /** ISO 8601 with zone, UTC. */
  readonly date: string
  readonly author: string
  /** Everyone who has changed the source; absent unless the site shows them. */
  readonly contributors?: readonly string[]
}

/** A page that is not a doc: `/`, `/errors`, `/search`, `404.html`. It is rendered from React. */
export interface StaticRoute {
  readonly url: UrlPath
  readonly output: OutputPath
  readonly kind: 'page' | 'search' | 'not-found'
  readonly source: ContentPath | undefined
  readonly title: string
  readonly description: string
  readonly noindex: boolean
  readonly locale: string
  /** As those of a page. */
  readonly parts?: readonly string[]
  /** As that of a doc. */
  readonly isMarkdownLeftOut?: true
}

/** A React page of the site, evaluated; `render` checks what it exports. */
export interface ReactPage {
  readonly route: StaticRoute
  /** The default export. */
  readonly component: unknown
  /** The result of the page's `load`; can be written as JSON. */
  readonly data: unknown
  /** The part of the config that it receives, as pages of Docusaurus do. */
  readonly config?: unknown
}

/** The pages that integrations add. */
export interface GeneratedPages {
  readonly texts: ReadonlyMap<ContentPath, GeneratedText>
  /** The files that their integrations have read, relative to the site's folder. */
  readonly watched: readonly string[]
}

/** Everything that rendering one page may know about the others. */
export interface Site {
  readonly config: ResolvedConfig
  /** Docs by URL. */
  readonly routes: ReadonlyMap<UrlPath, Route>
  readonly staticRoutes: readonly StaticRoute[]
  readonly redirects: readonly Redirect[]
  /** Key: `${version}/${locale}/${sidebar name}`. */
  readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]>
  /** By output path. */
  readonly assets: ReadonlyMap<OutputPath, AssetFile>
  /** Files beside pages that are never published; absent when there are none. */
  readonly refusedFiles?: readonly RefusedFile[]
  /** URLs of files of the repository that docs link to, by their path from the site's folder; absent without any. */
  readonly repositoryLinks?: ReadonlyMap<string, string>
  /** Breadcrumbs and neighbors of docs by URL; docs without either are left out. */
  readonly navigation: ReadonlyMap<UrlPath, NavigationPlace>
  /** The drafts, which are not built, with the URLs they would have. */
  readonly drafts: ReadonlyMap<ContentPath, UrlPath>
  /** Pages that aren't built, because another one has their URL; absent without any. */
  readonly shadowed?: ReadonlyMap<UrlPath, readonly Page[]>
  /** The files with fixed names that a build can write, whether or not this one does. */
  readonly generatedFiles: readonly GeneratedFile[]
  /**
   * Lines of `_redirects` files other than plain redirects (rewrites, conditions); emitted
   * unchanged.
   */
  readonly hostRules?: readonly string[]
  /** Absent on a site without pages of integrations. */
  readonly generated?: GeneratedPages
  /** The languages that lack a page and send their readers to the original, by its URL; absent without any. */
  readonly untranslated?: ReadonlyMap<UrlPath, readonly string[]>
  /** Tags of docs by URL of the doc; absent when none has any. */
  readonly docTags?: ReadonlyMap<UrlPath, readonly BlogTag[]>
  /** Absent on a site without a blog. */
  readonly blogs?: SiteBlogs
}
