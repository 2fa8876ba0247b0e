import type { Values } from '../../coerce.ts'
import type { SourceFiles } from '../../source-files.ts'

/** A doc of the old site. */
export interface SourceDoc {
  /** Relative to the folder of the docs: `guide/install.md`. */
  readonly path: string
  readonly id: string
  /** Without base path and trailing slash. */
  readonly url: string
  /** Published with a trailing slash, so relative links resolve against the URL with the slash. */
  readonly isFolder: boolean
  readonly frontMatter: Values
  /**
   * From the front matter, the first heading or the file name; undefined: the new site may choose.
   */
  readonly title: string | undefined
  /** Without front matter, comments and code blocks. */
  readonly text: string
}

/** The docs of one version, and its sidebars as written. */
export interface SourceSet {
  readonly docs: readonly SourceDoc[]
  /** Undefined: generated from the folder. */
  readonly sidebars: unknown
  /** Absolute. */
  readonly folder: string
  readonly files: SourceFiles
  /** Start of the URLs of the docs: `/docs`; empty at the root. */
  readonly base: string
}
