// Room: the JSON files of a built site: their types and published schemas
// The public JSON files of a built site. Their format is stable: an incompatible change increments
// `version`.

/** `routes.json` */
export interface RouteManifest {
  readonly version: 1
  readonly site: { readonly title: string; readonly url: string; readonly baseUrl: string }
  readonly versions: readonly {
    readonly name: string
    readonly label: string
    /** With base path. */
    readonly path: string
    /** Id of the main doc. */
    readonly mainDoc: string
  }[]
  readonly locales: readonly {
    readonly code: string
    readonly label: string
    readonly direction: 'ltr' | 'rtl'
    readonly path: string
  }[]
  readonly docs: readonly RouteManifestDoc[]
  readonly staticRoutes: readonly {
    readonly path: string
    readonly kind: 'page' | 'search' | 'not-found'
    readonly title: string
    readonly noindex: boolean
  }[]
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

export interface RouteManifestDoc {
  readonly id: string
  /** The URL as in links, with base path. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly sidebar: string | null
  readonly sidebarLabel: string | null
  readonly version: string
  readonly locale: string
  /** Relative to the site's folder. */
  readonly source: string
  /** ISO 8601, UTC. */
  readonly lastUpdate: string | null
  readonly unlisted: boolean
  readonly headings: readonly {
    readonly id: string
    readonly depth: number
    readonly text: string
  }[]
  /** All ids of the page that a link may point to, sorted. */
  readonly anchors: readonly string[]
}

/** `anchors.json` */
export interface AnchorManifest {
  readonly version: 1
  readonly site: { readonly title: string; readonly url: string; readonly baseUrl: string }
  readonly pages: readonly AnchorManifestPage[]
  /** Paths with base path; a splat ends in `*`. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** Other published files that pages may link to, with base path, sorted. */
  readonly files: readonly string[]
}

/** A page as other sites may link to it. */
export interface AnchorManifestPage {
  /** The URL as in links, with base path. */
  readonly path: string
  readonly title: string
  /** Null for pages that aren't docs. */
  readonly version: string | null
  readonly locale: string
  /** All ids of the page that a link may point to, sorted. */
  readonly ids: readonly string[]
  /** The id at which the page documents each exported name; empty for the page itself. */
  readonly names?: Readonly<Record<string, string>>
}

/** `search-config.json` */
export interface SearchConfig {
  readonly version: 1
  /** `embedded`, `none`, or the name of a provider with its own index. */
  readonly provider: string
  /** The origin of the published site, from which a hosted index has its URLs. */
  readonly origin: string
  readonly placeholder: string
  /** The maximum number of hits in the modal. */
  readonly maxResults: number
  /** The script replaces `{query}` with the encoded query. */
  readonly reportUrl: string | null
  /** Links for readers who find nothing, by locale code. */
  readonly helpLinks: Readonly<
    Record<string, readonly { readonly label: string; readonly href: string }[]>
  >
  /** The URLs of the search pages by locale code. */
  readonly pages: Readonly<Record<string, string>>
  readonly facets: {
    readonly languages: readonly string[]
    readonly versions: readonly {
      readonly name: string
      readonly label: string
      readonly tag: string
    }[]
  }
  readonly synonyms: readonly (readonly string[])[]
  /**
   * Embedded provider: the URLs of the search data by `${version}/${locale}`, without the texts,
   * which follow: headings are small, and enough for the first results.
   */
  readonly data: Readonly<Record<string, string>>
  /** The URLs of the texts by the same keys: the lists that `data` leaves empty. */
  readonly texts: Readonly<Record<string, string>>
  /**
   * The URLs of the folders of shards by the same keys, for data that is split and has no texts. Their query
   * changes with the data.
   */
  readonly shards?: Readonly<Record<string, string>>
  /** Embedded provider: the URL of the worker's script. */
  readonly worker: string | null
  /**
   * Options of each provider with its own index, by its name, such as `algolia`; null for those that
   * the site doesn't use. Their key is public and allows searching only.
   */
  readonly [provider: string]: unknown
}

/**
 * A search data file: all sections of one version and locale, in page order. Each part of the
 * sections is a separate list with one entry for each section, see `SearchDataSection`. The keys
 * are short because the file is downloaded.
 */
export interface SearchData {
  readonly version: 3
  /** `n` is the number of sections of the page, which follow those of the pages before. */
  readonly pages: readonly (Omit<SearchDataPage, 's'> & { readonly n: number })[]
  /**
   * A line for each section: a digit, which is its depth, and its heading. An id that doesn't follow
   * from these comes after a tab, with spaces in place of its hyphens, or as it is after two tabs.
   */
  readonly headings: string
  readonly prose: readonly string[]
  readonly names: readonly string[]
  /** Characters that the search treats as the same, if the site asks for it. */
  readonly variants?: CharacterVariants
}

/** Characters, and at the same place of another text the character that each one stands for. */
export type CharacterVariants = readonly [written: string, plain: string]

/** A page as the search indexes it. */
export interface SearchDataPage {
  /** The URL with base path. */
  readonly u: string
  /** Title. */
  readonly t: string
  /** Labels of the sidebar categories above the page, joined with ` › `. */
  readonly c: string
  /** Weight of the page, 1 when not set. */
  readonly b: number
  /** Labels of the tags of the page; absent when it has none. */
  readonly g?: readonly string[]
  /** Sections in document order. */
  readonly s: readonly SearchDataSection[]
}

/**
 * A section of a page.
 *
 * - `id`: the id of its heading, `''` for the part before the first heading.
 * - `depth`: 0 for that part; otherwise the number of headings that contain the section, including
 *   its own. Those are the nearest earlier headings with a smaller depth.
 * - `heading`: the text of its own heading.
 * - `prose`: its text, with white space collapsed. A line break precedes each name that a table row
 *   or list item explains.
 * - `names`: identifiers from code blocks, separated by spaces, then a line for each phrase that
 *   readers may type to find the section.
 */
export type SearchDataSection = readonly [
  id: string,
  depth: number,
  heading: string,
  prose: string,
  names: string,
]
