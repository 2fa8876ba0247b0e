import type { ResolvedConfig } from '../../schema/schema.ts'
import { outlinePage } from '../../content/outline-page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { CompiledPage } from '../compiling/compile-page.ts'
import type { PagesBySource } from './wanted-pages.ts'

/** Read only the front matter and the titles of pages; files that can't be read have no page. */
export async function outlinePages(
  sources: readonly SourceFile[],
  { markdown }: ResolvedConfig,
): Promise<PagesBySource> {
  const pages = new Map<SourceFile, CompiledPage>()
  for (const source of sources) {
    const page = await outlinePage(source, markdown)
    pages.set(source, { diagnostics: [], ...(page && { page: { ...page, isOutline: true } }) })
  }
  return pages
}
