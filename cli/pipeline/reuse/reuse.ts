// Room: pages that need no compiling: unchanged, frozen, or from parts
import type { Cache } from '../../cache/open-cache.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { RenderedSite } from '../../model/rendered-site.ts'
import type { SourceFile, Variant } from '../../model/source-file.ts'
import { takeFrozen } from './frozen-pages.ts'
import type { SiteCode } from '../load-site-code.ts'
import type { ReusedPages } from './reused-pages.ts'
import type { StageTimer } from '../stage-timer.ts'

/** What is known of a site before its pages are compiled. */
export interface ReadSite {
  readonly config: ResolvedConfig
  readonly sources: readonly SourceFile[]
  readonly code: SiteCode
  readonly cache: Cache
}

/** What a run takes from other builds instead of making it. */
export interface Reuse {
  /** True if pages are compiled when they are requested, so that the run itself takes little time. */
  readonly isOnRequest?: (config: ResolvedConfig, sources: readonly SourceFile[]) => boolean
  readonly pagesOf: (site: ReadSite) => Promise<ReusedPages>
  /** The docs of a part; undefined in a build of the whole site. */
  readonly isOwn?: (variant: Variant) => boolean
  /** The cache in which social cards are looked for. */
  readonly withCards: (cache: Cache) => Cache
  readonly takeRendered: (rendered: RenderedSite) => RenderedSite
}

/** The pages that a run need not compile: those of frozen versions, and those that other builds have made. */
export async function reusePages(
  { reuse, timer }: { readonly reuse?: Reuse | undefined; readonly timer: StageTimer },
  site: ReadSite,
): Promise<ReusedPages> {
  const { config, sources } = site
  const hasFrozen = config.versions.some(({ frozen }) => frozen)
  if (!hasFrozen && !reuse) return nothing
  return timer.time('parts', async () => {
    const frozen = hasFrozen ? await takeFrozen(config, sources) : nothing
    const others = sources.filter((source) => !frozen.pages.has(source))
    const made = reuse ? await reuse.pagesOf({ ...site, sources: others }) : nothing
    return {
      pages: new Map([...frozen.pages, ...made.pages]),
      diagnostics: [...frozen.diagnostics, ...made.diagnostics],
    }
  })
}

const nothing: ReusedPages = { pages: new Map(), diagnostics: [] }
