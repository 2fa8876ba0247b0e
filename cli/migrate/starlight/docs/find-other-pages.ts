import { join } from 'node:path'
import { posixRelative } from '../../../primitives/files/posix-path.ts'
import type { Note } from '../../migration.ts'
import type { StarlightSite } from '../starlight-site.ts'
import { toPagePath } from './page-url.ts'

/** Pages that are not moved. */
interface OtherPages {
  /** Those that have a single URL. */
  readonly urls: readonly string[]
  /** Pages of the docs among them. */
  readonly docUrls: readonly string[]
  /** Those with parameters in brackets, relative to `src/pages`. */
  readonly dynamic: readonly string[]
  readonly notes: readonly Note[]
}

/** Find the pages in `src/pages`, which are code, and those in Markdoc. */
export function findOtherPages({ srcDir, docsDir, siteDir, files }: StarlightSite): OtherPages {
  const folder = join(srcDir, 'pages')
  const code = files.list(folder).filter((path) => /\.(?:astro|mdx?|html)$/.test(path))
  const markdoc = files.list(docsDir).filter((path) => path.endsWith('.mdoc'))
  const toUrl = (path: string): string =>
    `/${path.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`
  return {
    urls: [
      ...code.filter((path) => !/\[|(?:^|\/)_|^404\./.test(path)).map(toUrl),
      ...markdoc.map((path) => toPagePath(path)),
    ],
    dynamic: code.filter((path) => path.includes('[')),
    docUrls: markdoc.map((path) => toPagePath(path)),
    notes: [
      ...code.map((path) => ({
        subject: posixRelative(siteDir, join(folder, path)),
        advice:
          'A page outside the docs is not migrated. Write it as a React or Markdown page in `pages`.',
      })),
      ...markdoc.map((path) => ({
        subject: posixRelative(siteDir, join(docsDir, path)),
        advice: 'A page in Markdoc is not migrated. Write it in Markdown.',
      })),
    ],
  }
}
