// Room: links in articles: the holes they leave, and what fills them
import type { Diagnostic } from '../diagnostic.ts'
import type { Link } from '../page.ts'
import type { OutputPath, UrlPath } from '../paths.ts'

/** The final URL of a link; the size is that of the image it points to. */
export interface ResolvedReference {
  readonly href: string
  readonly width?: number
  readonly height?: number
  /** The site has no such page or file. */
  readonly isMissing?: true
}

/** A link into a page whose ids are known only after rendering. */
export interface LaterAnchor {
  readonly link: Link
  readonly url: UrlPath
  readonly id: string
}

/** The outcome for all links of all docs. */
export interface ResolvedLinks {
  /** By URL of the page; in the order of `page.links`. */
  readonly hrefs: ReadonlyMap<UrlPath, readonly ResolvedReference[]>
  readonly usedAssets: ReadonlySet<OutputPath>
  readonly later: readonly LaterAnchor[]
  /** Broken links and repeated ids; reported by the checks `links` and `anchors`. */
  readonly diagnostics: readonly Diagnostic[]
}
