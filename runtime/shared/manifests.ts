// The public JSON files of a built site. Their shapes are stable; a change raises `version`.

/** `routes.json` */
export interface RouteManifest {
  readonly version: 1
  readonly site: { readonly title: string; readonly url: string; readonly baseUrl: string }
  readonly versions: readonly {
    readonly name: string
    readonly label: string
    /** Where the version stands, with base path. */
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
  /** Address with base path, as linked to. */
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
  /** Every id of the page a link may point at, sorted. */
  readonly anchors: readonly string[]
}

/** `search-config.json` */
export interface SearchConfig {
  readonly version: 1
  readonly provider: 'embedded' | 'algolia' | 'none'
  readonly placeholder: string
  /** Hits in the modal. */
  readonly maxResults: number
  /** `{query}` is replaced by the encoded query. */
  readonly reportUrl: string | null
  /** Address of the search page by locale code. */
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
  /** Embedded provider: address of the search data by `${version}/${locale}`. */
  readonly data: Readonly<Record<string, string>>
  /** Embedded provider: address of the worker's script. */
  readonly worker: string | null
  /** Hosted provider. The key is search-only and public. */
  readonly algolia: {
    readonly appId: string
    readonly apiKey: string
    readonly indexName: string
    readonly contextualSearch: boolean
    readonly host: string | null
  } | null
}

/**
 * One search data file: all sections of one version and locale, in page order. The parts of the sections stand in lists of their
 * own, one entry a section: see `SearchDataSection`. Short keys, because it is downloaded.
 */
export interface SearchData {
  readonly version: 2
  /** `n`: how many of the sections are the page's; they follow those of the pages before. */
  readonly pages: readonly (Omit<SearchDataPage, 's'> & { readonly n: number })[]
  readonly id: readonly string[]
  readonly depth: readonly number[]
  readonly heading: readonly string[]
  readonly prose: readonly string[]
  readonly names: readonly string[]
}

/** What the search knows of a page. */
export interface SearchDataPage {
  /** Address with base path. */
  readonly u: string
  /** Title. */
  readonly t: string
  /** Labels of the sidebar categories above the page, joined by ` › `. */
  readonly c: string
  /** Weight of the page, 1 when not set. */
  readonly b: number
  /** Sections in document order. */
  readonly s: readonly SearchDataSection[]
}

/**
 * `id`: heading id, `''` for the part before the first heading. `depth`: 0 for that part, else 1 and more: how many
 * headings lead to the section, its own included; those above are the nearest earlier ones of a smaller depth.
 * `heading`: its own. `prose`: white space folded to spaces; a line break stands before a name that a row of a table or an
 * item of a list explains. `names`: identifiers from code blocks, space-separated.
 */
export type SearchDataSection = readonly [
  id: string,
  depth: number,
  heading: string,
  prose: string,
  names: string,
]
