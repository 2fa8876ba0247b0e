import type { ContentPath, OutputPath, UrlPath } from './paths.ts'

/** One folder of docs: every doc belongs to a version and a locale. */
export interface Variant {
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
  readonly variant: Variant
  readonly bytes: Uint8Array
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
