declare const contentPath: unique symbol

/**
 * A file of the site on the disk: POSIX, relative to the site's folder:
 * `content/docs/guide/install.md`.
 */
export type ContentPath = string & { readonly [contentPath]: true }

/** A position in such a file. Line and column count from 1. */
export interface Place {
  readonly path: ContentPath
  readonly line: number
  readonly column: number
}
