import type { Values } from '../../coerce.ts'
import type { StarlightLocale } from '../starlight-site.ts'

/** A page of a Starlight site. */
export interface SourcePage {
  /** Relative to `src/content/docs`: `de/guides/install.mdx`. */
  readonly path: string
  readonly locale: StarlightLocale
  /** The path below the folder of its language, without the ending: `guides/install`. */
  readonly id: string
  /** Without trailing slash and base path: `/de/guides/install`; `/` for the home page. */
  readonly url: string
  readonly frontMatter: Values
  /** As it is written. */
  readonly source: string
}
