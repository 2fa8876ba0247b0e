// Pages from packs in place of compiling them, and why some can't be taken.
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { PartManifest } from '../../parts/part-manifest.ts'
import type { CompiledPage } from '../compiling/compile-page.ts'
import { outlinePages } from './outline-pages.ts'
import type { PackedPage } from '../compiling/packed-pages.ts'
import type { ReusedPages } from './reused-pages.ts'

/** What a pack has in place of a page that can be taken. */
export type LostPage = Exclude<PackedPage, { kind: 'found' }>

interface Taking {
  readonly find: (source: SourceFile) => Promise<PackedPage>
  readonly report: (source: SourceFile, found: LostPage) => Diagnostic
}

/** Take the pages of sources; one that can't be taken is reported, and becomes an outline. */
export async function takePages(
  sources: readonly SourceFile[],
  config: ResolvedConfig,
  { find, report }: Taking,
): Promise<ReusedPages> {
  const pages = new Map<SourceFile, CompiledPage>()
  const lost: SourceFile[] = []
  const diagnostics: Diagnostic[] = []
  for (const source of sources) {
    const found = await find(source)
    if (found.kind === 'found') pages.set(source, found.compiled)
    else {
      lost.push(source)
      diagnostics.push(report(source, found))
    }
  }
  for (const [source, page] of await outlinePages(lost, config)) pages.set(source, page)
  return { pages, diagnostics }
}

/** Paths of the pages of a part whose source doesn't exist here. */
export function listGone(
  { pages }: Pick<PartManifest, 'pages'>,
  sources: readonly SourceFile[],
): readonly string[] {
  const known = new Set<string>(sources.map(({ path }) => path))
  return pages.map(([path]) => path).filter((path) => !known.has(path))
}
