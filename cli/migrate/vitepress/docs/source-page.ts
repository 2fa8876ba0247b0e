import type { Values } from '../../coerce.ts'

/** A page of a VitePress site. */
export interface SourcePage {
  /** Relative to `srcDir`: `guide/install.md`. */
  readonly path: string
  /** The path that its URL is made from, which differs where `rewrites` apply. */
  readonly target: string
  /** Without trailing slash and ending: `/guide/install`; `/` for the home page. */
  readonly url: string
  /** The folder of its language; empty for the one at the root. */
  readonly locale: string
  readonly frontMatter: Values
  readonly title: string | undefined
  /** As it is written. */
  readonly source: string
}
