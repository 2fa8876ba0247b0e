import { outlinePage } from '../../content/outline-page.ts'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { CompiledPages } from './compile-pages.ts'

/**
 * All pages in the order of their sources. A page that couldn't be compiled becomes an outline, so
 * that its URL and id exist, and only its own error is reported.
 */
export async function outlineFailed(
  sources: readonly SourceFile[],
  { pages, bySource }: Pick<CompiledPages, 'pages' | 'bySource'>,
  { markdown }: ResolvedConfig,
): Promise<readonly Page[]> {
  if (pages.length === sources.length) return pages
  const all = await Promise.all(
    sources.map(async (source) => bySource.get(source)?.page ?? outline(source, markdown)),
  )
  return all.flatMap((page) => page ?? [])
}

async function outline(
  source: SourceFile,
  options: ResolvedConfig['markdown'],
): Promise<Page | undefined> {
  // A file that isn't text has a URL too.
  const empty = { ...source, bytes: new Uint8Array() }
  const page = (await outlinePage(source, options)) ?? (await outlinePage(empty, options))
  return page && { ...page, isOutline: true }
}
