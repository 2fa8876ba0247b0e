import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { RenderedSite } from '../model/rendered-site.ts'
import type { SourceFile, Variant } from '../model/source-file.ts'
import type { SiteCode } from './load-site-code.ts'
import type { StageTimer } from './stage-timer.ts'
import type { PagesBySource } from './wanted-pages.ts'

/** What is known of a site before its pages are compiled. */
export interface UncompiledSite {
  readonly config: ResolvedConfig
  readonly sources: readonly SourceFile[]
  readonly code: SiteCode
  readonly cache: Cache
}

/** Pages that need not be compiled, and why others can't be taken. */
export interface ReusedPages {
  readonly pages: PagesBySource
  /** Errors; the pages that they are about are outlines. */
  readonly diagnostics: readonly Diagnostic[]
}

/** What a run takes from other builds instead of making it. */
export interface Reuse {
  readonly pagesOf: (site: UncompiledSite) => Promise<ReusedPages>
  /** The docs of a part; undefined in a build of the whole site. */
  readonly isOwn?: (variant: Variant) => boolean
  /** The cache in which social cards are looked for. */
  readonly withCards: (cache: Cache) => Cache
  readonly takeRendered: (rendered: RenderedSite) => RenderedSite
}

/** The pages that a run need not compile; none if it makes everything itself. */
export async function reusePages(
  { reuse, timer }: { readonly reuse?: Reuse | undefined; readonly timer: StageTimer },
  site: UncompiledSite,
): Promise<ReusedPages> {
  if (reuse === undefined) return { pages: new Map(), diagnostics: [] }
  return timer.time('parts', () => reuse.pagesOf(site))
}
