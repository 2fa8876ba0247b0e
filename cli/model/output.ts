import type { Diagnostic } from './diagnostic.ts'
import type { OutputPath, UrlPath } from './paths.ts'

/** The files for the browser. URLs start with the base path: `/assets/client-4f2a.js`. */
export interface ClientBundle {
  readonly entryUrl: string
  readonly stylesheetUrl: string
  /** The script of the web worker that searches. */
  readonly searchWorkerUrl: string
  /** The style sheet of KaTeX; absent when the site has no formulas or has not installed KaTeX. */
  readonly mathStylesheetUrl?: string
  /** The size of the site's interactive components; absent when there are none. */
  readonly islandSizes?: IslandSizes
  /** The fonts of text, which pages load before the style sheet asks for them; absent without `theme.font`. */
  readonly fonts?: readonly FontUrl[]
  /** Hash of all files; `PageData.buildId` of every page. */
  readonly buildId: string
  /** Optional style sheets by name, each only for the pages that need it. */
  readonly partStylesheets?: Readonly<Record<string, string>>
  readonly files: readonly OutputFile[]
}

/** A style sheet that pages contain. */
export interface InlineStylesheet {
  readonly css: string
  /** `sha256-…` of `css`, for the policy. */
  readonly hash: string
}

/** By URL of the file that pages would link to otherwise. */
export type InlineStyles = ReadonlyMap<string, InlineStylesheet>

/** Hashes of the scripts and style sheets of a site, `sha256-…`. */
export interface AssetIntegrity {
  /** By URL. */
  readonly hashes: ReadonlyMap<string, string>
  /** An import map with the hashes of all scripts. */
  readonly importMap: string
  /** Hash of the import map, for the policy. */
  readonly importMapHash: string
}

/** The code that readers load when they use an interactive component, in bytes before compression. */
export interface IslandSizes {
  /** React, which all components share. */
  readonly shared: number
  readonly components: readonly {
    readonly name: string
    /** Relative to the site's folder. */
    readonly path: string
    readonly bytes: number
  }[]
}

/** A font that pages load early. */
export interface FontUrl {
  readonly url: string
  /** `cyrillic`: only pages in languages of this script need the file. */
  readonly subset?: string
}

/** A page as a complete HTML document. */
export interface RenderedPage {
  readonly url: UrlPath
  readonly output: OutputPath
  readonly html: string
}

/** The image of a page in link previews. */
export interface SocialCard {
  readonly path: OutputPath
  readonly alt: string
}

/**
 * The purpose of a file of the built site. Its maker sets it, so nothing has to guess it from the
 * name.
 */
export type OutputKind =
  | 'page'
  | 'redirect'
  | 'script'
  | 'stylesheet'
  /** Branches of large sidebars, which the browser loads when a reader opens them. */
  | 'navigation'
  | 'search-data'
  /** For hosts, search engines, language models and other tools. */
  | 'manifest'
  /** Everything else: fonts, images, licenses. */
  | 'asset'

export interface OutputFile {
  readonly path: OutputPath
  readonly kind: OutputKind
  readonly contents: string | Uint8Array
  /** Changes with the contents, if these take long to get: a file that is still the same isn't compared. */
  readonly fingerprint?: string
}

/** A page that is rendered when its contents are needed. */
export interface PendingPage {
  readonly path: OutputPath
  /**
   * The hash of what the page is rendered from: equal hashes mean equal bytes, also in another
   * build. Undefined for a page that code of the site renders, which may read anything.
   */
  readonly fingerprint: () => string | undefined
  readonly render: () => OutputFile
}

/** Sees every page before it is written. */
export interface PageProbe {
  readonly visit: (page: OutputFile) => void
  /** After the last page: what was found in all of them. */
  readonly finish: () => readonly Diagnostic[]
}

/** A file with a fixed name that the build makes besides pages and copies. */
export interface GeneratedFile {
  readonly path: OutputPath
  /** A static file of this name is an error; any other generated file gives way to one. */
  readonly isReserved: boolean
  /** Pages may link to it. */
  readonly isLinkable: boolean
  /** Pages in these languages link to the file from their head; undefined: no page does. */
  readonly headLink?:
    { readonly rel: string; readonly type: string; readonly locales: readonly string[] } | undefined
}
