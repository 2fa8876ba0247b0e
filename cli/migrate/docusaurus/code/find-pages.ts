// The pages beside the docs. Enters: a Docusaurus site. Leaves: what they are, which can be built, and notes on the rest.
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { DocusaurusSite } from '../read/read-docusaurus-site.ts'
import { isInteractive } from './move-components.ts'
import type { Note } from '../../migration.ts'
import { findMissingImports, type ImportHost } from './site-imports.ts'
import { readSourceDocs, type SourceDoc } from '../docs/read-source-docs.ts'
import { toList, toText } from '../../coerce.ts'

/** Pages in React and in Markdown. */
export interface SitePages {
  /** From the old site's folder; undefined when it has no page there that can be built. */
  readonly folder: string | undefined
  /** Addresses of pages in React that can be built as they are: `/`, `/about`. */
  readonly sound: readonly string[]
  /** Addresses of those that can not. */
  readonly broken: readonly string[]
  /** Patterns of files that are no pages, below `folder`. */
  readonly exclude: readonly string[]
  readonly markdown: readonly SourceDoc[]
  readonly notes: readonly Note[]
}

const code = /\.(?:jsx?|tsx)$/
const none = /(?:^|\/)_|\.test\.|(?:^|\/)__tests__\//

/** Look through the folder of the pages plugin. */
export async function findPages(
  { siteDir, pages }: DocusaurusSite,
  host: ImportHost,
  createMatcher: (patterns: readonly string[]) => (path: string) => boolean,
): Promise<SitePages> {
  const folder = toText(pages?.['path']) ?? 'src/pages'
  const root = join(siteDir, folder)
  const written = toList(pages?.['exclude']).map(String)
  const isExcluded = createMatcher(written)
  const isPage = (path: string): boolean => !none.test(path) && !isExcluded(path)
  const files = pages === undefined ? [] : (await list(root)).filter(isPage)
  const react = await Promise.all(
    files
      .filter((path) => code.test(path))
      .map(async (path) => ({
        path,
        url: toUrl(path),
        missing: await findMissingImports(join(root, path), host),
        isInteractive: await isInteractive(join(root, path), siteDir),
      })),
  )
  const markdown = files.some((path) => /\.mdx?$/.test(path))
    ? await readSourceDocs({ folder: root, prefix: '' }, isPage)
    : []
  const [sound, broken] = [true, false].map((isSound) =>
    react.filter(({ missing }) => (missing.length === 0) === isSound),
  )
  const hasAny = markdown.length > 0 || (sound ?? []).length > 0
  return {
    folder: hasAny ? folder : undefined,
    sound: (sound ?? []).map(({ url }) => url),
    broken: (broken ?? []).map(({ url }) => url),
    exclude: hasAny ? [...written, ...(broken ?? []).map(({ path }) => path)] : [],
    markdown,
    notes: react.flatMap((page) => {
      const advice = adviceFor(page)
      return advice === undefined ? [] : [{ subject: `${folder}/${page.path}`, advice }]
    }),
  }
}

function adviceFor({
  missing,
  isInteractive: moves,
}: {
  readonly missing: readonly string[]
  readonly isInteractive: boolean
}): string | undefined {
  const names = missing.map((name) => `\`${name}\``).join(', ')
  if (missing.length > 0)
    return `A page in React that needs ${names}, which docs-ssg does not have, so it is left out: do without, and take it out of \`pagesExclude\`.`
  return moves
    ? 'A page in React that holds state or listens to events: it is built as it is, once. What has to move in the browser goes into a component that begins with `"use client"`, is named in `components`, and stands in an `<Island>` of `docs-ssg/components`.'
    : undefined
}

async function list(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true })
  return entries.map((entry) => entry.split(sep).join('/')).toSorted()
}

function toUrl(path: string): string {
  const url = `/${path.replace(code, '')}`.replace(/\/index$/, '')
  return url === '' ? '/' : url
}
