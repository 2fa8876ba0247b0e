// The three kinds of path. They are different types because mixing them up is the usual bug of a site generator.
import type { UrlPath } from '../../runtime/shared/url.ts'

export type { UrlPath }

declare const contentPath: unique symbol
declare const outputPath: unique symbol

/** A file of the site as written on disk: Posix, relative to the site's folder: `content/docs/guide/install.md`. */
export type ContentPath = string & { readonly [contentPath]: true }

/** A file of the built site: Posix, relative to the output folder: `guide/install/index.html`. */
export type OutputPath = string & { readonly [outputPath]: true }
