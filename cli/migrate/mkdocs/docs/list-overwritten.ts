import type { Note } from '../../migration.ts'
import type { SourcePage } from './source-page.ts'

/**
 * Pages whose URL is also that of a later page, such as `guide.md` beside `guide/README.md`, or `README.md` beside
 * `index.md`. MkDocs writes both to one file or only the later one, so readers only see that one.
 */
export function listOverwritten(pages: readonly SourcePage[]): readonly SourcePage[] {
  const last = new Map(pages.map((page) => [page.url, page]))
  return pages.filter((page) => last.get(page.url) !== page)
}

/** Explains why a page is left out. */
export const explainOverwritten = ({ path, url }: SourcePage): Note => ({
  subject: path,
  advice: `Another page also has the URL \`${url}\`, and MkDocs publishes that one, so this page is left out. Give it another name to publish it.`,
})
