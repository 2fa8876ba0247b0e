// Three kinds of path. They have different types because mixing them up is a common bug of site
// generators.
import type { UrlPath } from '../../runtime/shared/urls/url.ts'
import type { ContentPath } from '../primitives/files/place.ts'

export type { ContentPath, UrlPath }

declare const outputPath: unique symbol

/** A file of the built site: POSIX, relative to the output folder: `guide/install/index.html`. */
export type OutputPath = string & { readonly [outputPath]: true }
