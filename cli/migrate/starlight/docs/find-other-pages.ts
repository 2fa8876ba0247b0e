import { join } from 'node:path'
import { posixRelative } from '../../../primitives/files/posix-path.ts'
import { toList, toRecord, type Values } from '../../coerce.ts'
import type { Note } from '../../migration.ts'
import type { StarlightSite } from '../starlight-site.ts'
import { toPagePath } from './page-url.ts'

/** Pages that are not moved. */
interface OtherPages {
  /** Those that have a single URL, and files that code writes. */
  readonly urls: readonly string[]
  /** Pages of the docs among them. */
  readonly docUrls: readonly string[]
  /** Those with parameters in brackets, relative to `src/pages`. */
  readonly dynamic: readonly string[]
  readonly notes: readonly Note[]
}

/** Find the pages in `src/pages`, which are code, and those in Markdoc. */
export function findOtherPages(
  site: Pick<StarlightSite, 'srcDir' | 'docsDir' | 'siteDir' | 'files' | 'options'>,
): OtherPages {
  const { srcDir, docsDir, siteDir, files, options } = site
  const folder = join(srcDir, 'pages')
  const listed = files.list(folder)
  const code = listed.filter((path) => /\.(?:astro|mdx?|html)$/.test(path))
  // `feed.xml.ts` writes `feed.xml`.
  const endpoints = listed.filter((path) => /\.\w+\.[cm]?[jt]s$/.test(path) && !isSpecial(path))
  const markdoc = files.list(docsDir).filter((path) => path.endsWith('.mdoc'))
  const toUrl = (path: string): string =>
    `/${path.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`
  return {
    urls: [
      ...code.filter((path) => !isSpecial(path)).map(toUrl),
      ...endpoints.map((path) => `/${path.replace(/\.\w+$/, '')}`),
      ...(integratesBlog(options) ? ['/blog/rss.xml'] : []),
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
      ...endpoints.map((path) => ({
        subject: posixRelative(siteDir, join(folder, path)),
        advice:
          'A file that code writes is not migrated. Write it with an integration, or put a finished file into a static folder.',
      })),
      ...markdoc.map((path) => ({
        subject: posixRelative(siteDir, join(docsDir, path)),
        advice: 'A page in Markdoc is not migrated. Write it in Markdown.',
      })),
    ],
  }
}

/** Pages with parameters, parts of pages, and the page for errors have no URL. */
const isSpecial = (path: string): boolean => /\[|(?:^|\/)_|^404\./.test(path)

/** The plugin writes a feed beside its posts. */
const integratesBlog = (options: Values): boolean =>
  toList(options['plugins'])
    .map(toRecord)
    .some(
      (plugin) => plugin['$package'] === 'starlight-blog' || plugin['name'] === 'starlight-blog',
    )
