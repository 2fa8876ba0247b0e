import type { Values } from '../../coerce.ts'

/** A page of an MkDocs site. */
export interface SourcePage {
  /** Relative to the folder of the docs: `guide/install.md`. */
  readonly path: string
  /** `fr` for a translation; undefined: the main language. */
  readonly locale: string | undefined
  /** The path without the folder or the suffix of the language. */
  readonly localPath: string
  /** A post of the blog, or the page above the list of its posts. */
  readonly inBlog: 'post' | 'list' | undefined
  /** Without trailing slash: `/guide/install`; `/` for the home page. */
  readonly url: string
  readonly frontMatter: Values
  /**
   * From the front matter, the first heading or, for a page without a title, the name of the file.
   * Undefined: the page has a heading in HTML.
   */
  readonly title: string | undefined
  /** It has one in the front matter or as a heading. */
  readonly hasTitle: boolean
  /** As it is written. */
  readonly source: string
}
