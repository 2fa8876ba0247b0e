// Three kinds of path. They have different types because mixing them up is a common bug of site
// generators.
import type { UrlPath } from '../../runtime/shared/url.ts'

export type { UrlPath }

declare const contentPath: unique symbol
declare const outputPath: unique symbol

/**
 * A file of the site on the disk: POSIX, relative to the site's folder:
 * `content/docs/guide/install.md`.
 */
export type ContentPath = string & { readonly [contentPath]: true }

/** A file of the built site: POSIX, relative to the output folder: `guide/install/index.html`. */
export type OutputPath = string & { readonly [outputPath]: true }
