import type { Values } from '../../coerce.ts'
import type { ReadText } from './insert-includes.ts'

/** What the site says about a page. */
export interface RewriteContext {
  /** Relative to `srcDir`. */
  readonly path: string
  readonly frontMatter: Values
  /** The text of a file by its path relative to `srcDir`; undefined: there is none. */
  readonly readText: ReadText
  /** True for a file by its path relative to `srcDir`. */
  readonly hasFile: (path: string) => boolean
  /** The URL of a page that a link leads to, without its ending; undefined: no page. */
  readonly findPage: (href: string) => string | undefined
  /** The id of the page that a link leads to. */
  readonly findDocId: (href: string) => string | undefined
  /** The id of the heading that `path#fragment` opens; undefined if it is the fragment. */
  readonly findHeading: (path: string, fragment: string) => string | undefined
  /** Marks around lists of attributes. */
  readonly delimiters: readonly [left: string, right: string]
  /** The id that the `slugify` of the site makes of a heading; undefined: it has none. */
  readonly slugOf: ((text: string) => string) | undefined
  /** What the front matter needs so that the page keeps its URL and its sidebar. */
  readonly added: Readonly<Record<string, string | undefined>>
}
