// The sources of a large site, and what each page is before it is compiled.
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { CompiledPage } from '../compiling/compile-page.ts'
import { outlinePages } from '../reuse/outline-pages.ts'

/** A source and its page without an article. */
export interface KnownSource {
  readonly source: SourceFile
  readonly outline: CompiledPage
}

/** The sources of the last run, by `nameOf`. */
export interface KnownSources {
  readonly get: (name: string) => KnownSource | undefined
  readonly has: (name: string) => boolean
  readonly set: (known: KnownSource) => void
  /** Outline the sources of a run; those that are as before keep their outlines. */
  readonly read: (
    sources: readonly SourceFile[],
    config: ResolvedConfig,
  ) => Promise<readonly KnownSource[]>
  readonly clear: () => void
}

/** The name of a source among all of a site: languages may share a file. */
export const nameOf = ({ path, variant }: Pick<SourceFile, 'path' | 'variant'>): string =>
  `${variant.version}\n${variant.locale}\n${path}`

/** The name of the source that a page is made from. */
export const nameOfPage = ({ source, variant }: Page): string => nameOf({ path: source, variant })

/** The page of a source without its article. */
export async function outlineOf(source: SourceFile, config: ResolvedConfig): Promise<CompiledPage> {
  const outlines = await outlinePages([source], config)
  return outlines.get(source) ?? { diagnostics: [] }
}

/** Know no sources yet, as before the first run. */
export function createKnownSources(): KnownSources {
  let known = new Map<string, KnownSource>()
  let markdown: ResolvedConfig['markdown'] | undefined
  return {
    get: (name) => known.get(name),
    has: (name) => known.has(name),
    set: (one) => void known.set(nameOf(one.source), one),
    clear: () => known.clear(),
    read: async (sources, config) => {
      const before = markdown === config.markdown ? known : new Map<string, KnownSource>()
      markdown = config.markdown
      known = new Map()
      for (const source of sources) {
        const old = before.get(nameOf(source))
        const outline =
          old && isSame(old.source, source) ? old.outline : await outlineOf(source, config)
        known.set(nameOf(source), { source, outline })
      }
      return [...known.values()]
    },
  }
}

function isSame(a: SourceFile, b: SourceFile): boolean {
  if (a === b) return true
  return (
    a.docPath === b.docPath &&
    a.realSource === b.realSource &&
    JSON.stringify(a.variant) === JSON.stringify(b.variant) &&
    JSON.stringify(a.defaults) === JSON.stringify(b.defaults) &&
    Buffer.compare(a.bytes, b.bytes) === 0
  )
}
