import { join } from 'node:path'
import type { Note } from '../../migration.ts'
import type { VitepressSite } from '../vitepress-site.ts'
import type { SourcePage } from './source-page.ts'

/**
 * Static files in whose place VitePress writes a page, so that readers never see them: `public/404.html`, and
 * `public/guide.html` beside `guide.md`. Paths are relative to `srcDir`.
 */
export function listOverwritten(
  { docsDir, files }: Pick<VitepressSite, 'docsDir' | 'files'>,
  pages: readonly Pick<SourcePage, 'target'>[],
): readonly string[] {
  const written = new Set(pages.map(({ target }) => target.replace(/\.md$/, '.html')))
  return files
    .list(join(docsDir, 'public'), () => false)
    .filter((path) => path === '404.html' || written.has(path))
    .map((path) => `public/${path}`)
}

/** Explains what becomes of such a file. */
export const explainOverwritten = (path: string, isCopied: boolean): Note => ({
  subject: path,
  advice: `VitePress writes its own page in place of this file, so readers never saw it. ${isCopied ? 'It is not copied.' : 'Remove it, because docs-ssg writes a page there, too.'}`,
})
