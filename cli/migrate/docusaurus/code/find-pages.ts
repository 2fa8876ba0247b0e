// Given a Docusaurus site, it returns its pages beside the docs, which of them can be built, and
// notes on the others.
import { join } from 'node:path'
import { toGlobMatcher } from '../../../primitives/files/glob.ts'
import { toList, toText } from '../../coerce.ts'
import type { Note } from '../../migration.ts'
import { readSourceDocs } from '../docs/read-source-docs.ts'
import type { SourceDoc } from '../docs/source-doc.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { explainMissingImports } from './explain-missing-imports.ts'
import { findMissingImports, type ImportHost } from './site-imports.ts'

/** Pages in React and in Markdown. */
export interface SitePages {
  /** Relative to the folder of the old site; undefined when it has no page that can be built. */
  readonly folder: string | undefined
  /** URLs of pages in React that can be built without changes: `/`, `/about`. */
  readonly buildable: readonly string[]
  /** URLs of the other pages in React. */
  readonly broken: readonly string[]
  /** Patterns of files in `folder` that are not pages. */
  readonly exclude: readonly string[]
  readonly markdown: readonly SourceDoc[]
  readonly notes: readonly Note[]
}

interface ReactPage {
  /** Relative to the folder of the pages. */
  readonly path: string
  readonly url: string
  readonly missingImports: readonly string[]
}

const code = /\.(?:jsx?|tsx)$/
const ignored = /(?:^|\/)_|\.test\.|(?:^|\/)__tests__\//

/** Look through the folder of the pages plugin. */
export function findPages({ siteDir, pages, files }: DocusaurusSite, host: ImportHost): SitePages {
  const folder = toText(pages?.['path']) ?? 'src/pages'
  const root = join(siteDir, folder)
  const excluded = toList(pages?.['exclude']).map(String)
  const isExcluded = toGlobMatcher(excluded)
  const isPage = (path: string): boolean => !ignored.test(path) && !isExcluded(path)
  const paths = pages === undefined ? [] : files.list(root).filter(isPage)
  const react = paths
    .filter((path) => code.test(path))
    .map((path) => readReactPage(path, root, host))
  const markdown = paths.some((path) => /\.mdx?$/.test(path))
    ? readSourceDocs({ folder: root, prefix: '', files }, isPage)
    : []
  const buildable = react.filter(({ missingImports }) => missingImports.length === 0)
  const broken = react.filter(({ missingImports }) => missingImports.length > 0)
  const hasPages = markdown.length > 0 || buildable.length > 0
  return {
    folder: hasPages ? folder : undefined,
    buildable: buildable.map(({ url }) => url),
    broken: broken.map(({ url }) => url),
    exclude: hasPages ? [...excluded, ...broken.map(({ path }) => path)] : [],
    markdown,
    notes: react.flatMap((page) => toNotes(page, folder)),
  }
}

function readReactPage(path: string, root: string, host: ImportHost): ReactPage {
  const file = join(root, path)
  return {
    path,
    url: toUrl(path),
    missingImports: findMissingImports(file, host),
  }
}

/** The build reports the pages that the browser can't run. */
function toNotes({ path, missingImports }: ReactPage, folder: string): Note[] {
  if (missingImports.length === 0) return []
  return [{ subject: `${folder}/${path}`, advice: explainMissingImports(missingImports) }]
}

function toUrl(path: string): string {
  const url = `/${path.replace(code, '')}`.replace(/\/index$/, '')
  return url === '' ? '/' : url
}
