// Given the folder of a book, it returns the plan of its migration. It reads the disk and writes
// nothing.
import { join } from 'node:path'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { isMarkdownFile } from '../../primitives/files/markdown-file.ts'
import { toText } from '../coerce.ts'
import { createGeneratedPages } from '../generated-pages.ts'
import type { MigrationPlan } from '../migration-plan.ts'
import type { PlanOptions, SiteLocation } from '../migration-source.ts'
import type { SiteMarkup } from '../parity/site-markup.ts'
import { toPage } from '../plain/read-pages.ts'
import { readSourceFacts } from '../plain/read-source-facts.ts'
import { listChapters } from './book.ts'
import { mapBook } from './map/map-book.ts'
import { readBook } from './read/read-book.ts'
import { rewriteChapter } from './rewrite/rewrite-chapter.ts'

/** The old site is never read as HTML. */
const markup: SiteMarkup = {
  articleClass: '',
  contentId: '',
  addedClasses: [],
  headingLinkClass: '',
  sidebarLabel: '',
  categoryToggleClass: '',
}

/** Read a book and plan its migration. */
export async function planMdbookMigration(
  location: SiteLocation,
  { into, out, rewrite }: PlanOptions,
): Promise<MigrationPlan> {
  const { siteDir, files } = location
  const read = readBook(location)
  if (read.kind === 'failed') return read
  const { book } = read
  const { srcDir } = book
  const labels = new Map(listChapters(book.summary).map(({ path, label }) => [path, label]))
  const chapters = [...labels].flatMap(([path, label]) => {
    const source = files.readNamed(join(srcDir, path))
    if (source === undefined) return []
    const context = {
      path,
      label,
      read: (part: string) => files.readNamed(join(srcDir, part)),
      isChapter: (one: string) => labels.has(one),
      html: book.html,
    }
    return [{ path, source, ...rewriteChapter(source, context) }]
  })
  const pages = chapters.map(({ path, text }) => toPage(path, text))
  const missing = [...labels.keys()].filter((path) => !pages.some((page) => page.path === path))
  const baseDir = into ?? out ?? siteDir
  const docsDir = into === undefined ? srcDir : join(into, 'docs')
  const all = files.list(srcDir, (path) => /(?:^|\/)\./.test(path))
  const { config, notes } = mapBook({
    book,
    pages,
    docsPath: posixRelative(baseDir, docsDir) || '.',
    unlisted: all.filter(
      (path) => isMarkdownFile(path) && !pages.some((page) => page.path === path),
    ),
  })
  const base = { baseUrl: toText(config['baseUrl']) ?? '/', origin: 'http://localhost' }
  return {
    kind: 'planned',
    baseDir,
    from: posixRelative(baseDir, siteDir) || 'the book here',
    migration: {
      config,
      notes: [
        ...notes,
        ...missing.map((path) => ({
          subject: path,
          advice: '`SUMMARY.md` lists the chapter, and its file does not exist.',
        })),
      ],
    },
    modules: [],
    pendingUrls: [],
    isGenerated: createGeneratedPages({ docsDir: srcDir, newDocsDir: docsDir, dynamic: [] }, files),
    writeRoot: into ?? files.root,
    pages: rewrite
      ? chapters.map(({ path, ...chapter }) => ({ path: join(docsDir, path), ...chapter }))
      : [],
    copies:
      into === undefined
        ? []
        : all.map((path) => ({ from: join(srcDir, path), to: join(docsDir, path) })),
    oldSite: {
      ...base,
      facts: {
        ...readSourceFacts(pages, base, { docsDir: srcDir, files, headingIds: 'mdbook' }),
        sidebar: new Set(pages.map(({ path, url }) => `${labels.get(path) ?? ''} → ${url}`)),
      },
      from: 'sources',
      markup,
    },
  }
}
