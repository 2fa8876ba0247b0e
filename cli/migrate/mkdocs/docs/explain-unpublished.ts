import { posix } from 'node:path'
import { toGlobMatcher } from '../../../primitives/files/glob.ts'
import { listLinks } from '../../markdown/read-source-text.ts'
import type { Note } from '../../migration.ts'
import type { MkdocsSite } from '../mkdocs-site.ts'
import { isPageFile } from './page-url.ts'
import { unpublishable } from './read-pages.ts'
import type { SourcePage } from './source-page.ts'

/** Name the files that MkDocs publishes and docs-ssg doesn't, if a page links to them: others are parts of pages. */
export function explainUnpublished(
  { docsDir, files }: Pick<MkdocsSite, 'docsDir' | 'files'>,
  pages: readonly Pick<SourcePage, 'path' | 'source'>[],
): readonly Note[] {
  const isLeftOut = toGlobMatcher(unpublishable)
  const leftOut = new Set(files.list(docsDir).filter((path) => isPageFile(path) && isLeftOut(path)))
  if (leftOut.size === 0) return []
  const linked = pages.flatMap(({ path, source }) =>
    listLinks(source).map((href) => posix.join(posix.dirname(path), href.replace(/[?#].*$/s, ''))),
  )
  return [...new Set(linked)]
    .filter((path) => leftOut.has(path))
    .map((path) => ({
      subject: path,
      advice:
        'A page links to this one, but it is not published, because hosts act on files and folders whose names begin with `_`. Rename it, and repair the links to it.',
    }))
}
