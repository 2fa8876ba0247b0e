import type { CharacterVariants, SearchDataPage } from '../../runtime/shared/manifests/manifests.ts'
import type { ResolvedReference } from './links/links.ts'
import type { HtmlFacts } from './links/html-facts.ts'
import type { OutputFile, PendingPage } from './output.ts'
import type { SearchSection } from './page.ts'
import type { UrlPath } from './paths.ts'
import type { Route, StaticRoute } from './site.ts'
import type { AssetFile } from './source-file.ts'

/** A page that was rendered from React. */
export interface RenderedStatic {
  readonly route: StaticRoute
  /** The whole document. */
  readonly html: string
  /** Read from `html` once, for every check. */
  readonly facts: HtmlFacts
}

/** A part of the layout that the site replaces, as one page shows it. */
export interface RenderedSlot {
  readonly slot: string
  readonly url: UrlPath
  readonly locale: string
  readonly html: string
  /** The error of the part; there is no HTML then. */
  readonly error?: unknown
}

/** Search sections of the pages that aren't docs, by URL. */
export type StaticSections = ReadonlyMap<UrlPath, readonly SearchSection[]>

/** Search data of one version and locale. */
export interface SearchPages {
  /** `${version}/${locale}` */
  readonly key: string
  readonly pages: readonly SearchDataPage[]
  /** Characters that find each other in these pages; undefined unless the site asks for them. */
  readonly variants?: CharacterVariants
}

/** Ids by URL. */
export type AnchorsByUrl = ReadonlyMap<UrlPath, ReadonlySet<string>>

/** A site in which every link is known; its docs are rendered one at a time, when they are requested. */
export interface RenderedSite {
  /** All pages; docs are rendered one at a time, unless memory holds them. */
  readonly pages: () => Iterable<PendingPage>
  /** The Markdown of all pages that have one. */
  readonly twins: () => Iterable<PendingPage>
  /** The page of a doc of this site whose article was edited since, with its links, and its Markdown. */
  readonly renderEdited: (
    route: Route,
    references: readonly ResolvedReference[],
  ) => readonly OutputFile[]
  /** The pages that aren't docs: `/`, `/search`, `404.html` and those that the site writes in React. */
  readonly statics: readonly RenderedStatic[]
  /** The HTML of the site's own layout parts, page by page. */
  readonly slots: readonly RenderedSlot[]
  /** Everything else that is generated: manifests, search data, scripts and styles. */
  readonly files: readonly OutputFile[]
  /** A page for each redirect, for hosts without support for redirects. */
  readonly redirectPages: readonly OutputFile[]
  /** Files to copy: where from, relative to the site's folder, and where to. */
  readonly copies: readonly AssetFile[]
  /** URL of the script that every page loads. */
  readonly entryUrl: string
  /** URL of the style sheet of every page. */
  readonly stylesheetUrl: string
  readonly staticAnchors: AnchorsByUrl
  readonly staticSections: StaticSections
  /** The searchable text, one entry for each version and locale; the default one first. */
  readonly searchPages: () => readonly SearchPages[]
}
