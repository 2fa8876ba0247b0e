// The nouns that pass between rooms. Enters: nothing. Leaves: types.
// Must not run anything: this file has no values.
import type { UrlPath } from '../runtime/shared/url.ts'
import type { ResolvedConfig } from './config/schema/schema.ts'
import type { Frontmatter } from './model/front-matter.ts'
import type { Page } from './model/page.ts'
import type { NavigationPlace, Redirect, SidebarItem } from './model/navigation.ts'

export type { UrlPath }
export type {
  CategoryLink,
  NavigationLink,
  NavigationPlace,
  Redirect,
  SidebarItem,
} from './model/navigation.ts'

export type { Frontmatter }

export type {
  Heading,
  Link,
  SearchSection,
  Fence,
  DocumentedName,
  OptionRow,
  OptionTable,
  Dependency,
  Page,
} from './model/page.ts'

declare const contentPath: unique symbol
declare const outputPath: unique symbol

/** A file of the site as written on disk: Posix, relative to the site's folder: `content/docs/guide/install.md`. */
export type ContentPath = string & { readonly [contentPath]: true }
/** A file of the built site: Posix, relative to the output folder: `guide/install/index.html`. */
export type OutputPath = string & { readonly [outputPath]: true }

/** Line and column count from 1. */
export interface Place {
  readonly path: ContentPath
  readonly line: number
  readonly column: number
}

/** A fault a person can mend. `rule` is stable and searchable: `broken-link`. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning'
  readonly rule: string
  /** What was found (in backticks) and why that is a fault. */
  readonly message: string
  /** What to do about it: `Did you mean ...?` */
  readonly hint?: string
  readonly place?: Place
  /** What the fault is about, for machines: the href of a broken link, the key of a config. */
  readonly target?: string
  readonly cause?: unknown
  /** Told, but never counted as a failure, not even with `--strict`: the severity `log`. */
  readonly advisory?: boolean
}

/** One folder of docs: every doc belongs to a version and a locale. */
export interface DocSet {
  /** `current` or the name of an older version. */
  readonly version: string
  readonly locale: string
  /**
   * The name of a further collection of docs, or `pages`: Markdown beside the pages in React. Absent: the docs themselves.
   * Collections belong to the first version.
   */
  readonly collection?: string
  /** The folder that holds the docs, relative to the site's folder, no slash at the end. */
  readonly folder: string
  /** What stands before the doc's own path: `/`, `/fr/1.0/`. */
  readonly urlPrefix: UrlPath
}

/** A Markdown file as found on disk. */
export interface SourceFile {
  readonly path: ContentPath
  /** The path below the folder of its doc set: `guide/install.md`. */
  readonly docPath: string
  readonly docSet: DocSet
  readonly bytes: Uint8Array
}

/** A page with an address. */
export interface Route {
  readonly url: UrlPath
  readonly output: OutputPath
  /** Doc id: path below the doc folder without extension, last part replaced by front matter `id`. */
  readonly id: string
  readonly page: Page
  /** The name of the sidebar the page belongs to, if any. */
  readonly sidebar: string | undefined
  /** ISO 8601 date-time of the last commit that touched the source; absent when git cannot know. */
  readonly lastUpdate: LastUpdate | undefined
}

export interface LastUpdate {
  /** ISO 8601 with zone, UTC. */
  readonly date: string
  readonly author: string
}

/** A page that is not a doc: `/`, `/errors`, `/search`, `404.html`. Rendered from React. */
export interface StaticRoute {
  readonly url: UrlPath
  readonly output: OutputPath
  readonly kind: 'page' | 'search' | 'not-found'
  readonly source: ContentPath | undefined
  readonly title: string
  readonly description: string
  readonly noindex: boolean
  readonly locale: string
}

/** A React page of the site, evaluated; `render` checks what it exports. */
export interface ReactPage {
  readonly route: StaticRoute
  /** The default export. */
  readonly component: unknown
  /** What the page's `load` returned; survives JSON. */
  readonly data: unknown
  /** What of the config it is given, as pages of Docusaurus are. */
  readonly config?: unknown
}

/** A file that is copied: from `staticDirectories` or beside a page. */
export interface AssetFile {
  readonly source: ContentPath
  readonly output: OutputPath
  /** It lies beside docs and is emitted only when a page uses it. */
  readonly besideDocs?: boolean
  /** Other files beside docs with this name and these bytes, as older versions have them: one file is emitted for all. */
  readonly copies?: readonly ContentPath[]
  /** Size of the file. */
  readonly bytes?: number
  /** Pixel size of an image, when it could be read. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** All that rendering one page may know of the others. */
export interface Site {
  readonly config: ResolvedConfig
  /** Docs by address. */
  readonly routes: ReadonlyMap<UrlPath, Route>
  readonly staticRoutes: readonly StaticRoute[]
  readonly redirects: readonly Redirect[]
  /** Key: `${version}/${locale}/${sidebar name}`. */
  readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]>
  /** By output path. */
  readonly assets: ReadonlyMap<OutputPath, AssetFile>
  /** Breadcrumbs and neighbours of every doc that has any, by address. */
  readonly navigation: ReadonlyMap<UrlPath, NavigationPlace>
  /** The docs that are not built because they are drafts, with the address they would have. */
  readonly drafts: ReadonlyMap<ContentPath, UrlPath>
  /** Lines of `_redirects` files that are no plain redirects (rewrites, conditions); emitted unchanged. */
  readonly hostRules?: readonly string[]
}

/** Addresses of the browser's files start with the base path: `/assets/client-4f2a.js`. */
export interface ClientBundle {
  readonly entryUrl: string
  readonly stylesheetUrl: string
  /** The script that searches in the background. */
  readonly searchWorkerUrl: string
  /** The style sheet of formulas; absent when the site has none, or no KaTeX. */
  readonly mathSheetUrl?: string
  /** Hash of all files; `PageData.buildId` of every page. */
  readonly buildId: string
  readonly files: readonly OutputFile[]
}

/** A whole document. */
export interface RenderedPage {
  readonly url: UrlPath
  readonly output: OutputPath
  readonly html: string
}

export interface OutputFile {
  readonly path: OutputPath
  readonly contents: string | Uint8Array
}
