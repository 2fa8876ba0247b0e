// Given a VitePress site, it returns its pages as far as links, titles and navigation need them.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { toGlobMatcher } from '../../../primitives/glob.ts'
import { toPosixPath } from '../../../primitives/posix-path.ts'
import { toList, toRecord, toText } from '../../coerce.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import type { VitepressSite } from '../vitepress-site.ts'
import { createRewrite } from './apply-rewrites.ts'
import { isDynamic, toPageUrl } from './page-url.ts'
import type { SourcePage } from './source-page.ts'

/** What VitePress never publishes as pages, as globs; static files are published as they are. */
export const neverPages: readonly string[] = [
  '**/.*',
  '**/.*/**',
  '**/node_modules/**',
  '**/dist/**',
  'public/**',
]

/** Hosts act on URLs whose parts begin with `_`. */
export const isUnpublishable = (path: string): boolean => /(?:^|\/)_/.test(path)

interface SourceFiles {
  readonly pages: readonly SourcePage[]
  /** Pages with parameters, relative to `srcDir`. */
  readonly dynamic: readonly string[]
  /** Pages whose names begin with `_`. */
  readonly unpublishable: readonly string[]
}

/** The files that become pages, by path. */
export async function readPages({ docsDir, config, locales }: VitepressSite): Promise<SourceFiles> {
  if (!existsSync(docsDir)) return { pages: [], dynamic: [], unpublishable: [] }
  const isExcluded = toGlobMatcher([...neverPages, ...toList(config['srcExclude']).map(String)])
  const paths = await listMarkdown(docsDir, isExcluded)
  const rewrite = createRewrite(toRecord(config['rewrites']))
  const folders = locales.map(({ folder }) => folder).filter((folder) => folder !== '')
  const published = paths.filter((path) => !isDynamic(path) && !isUnpublishable(path))
  return {
    dynamic: paths.filter(isDynamic),
    unpublishable: paths.filter((path) => !isDynamic(path) && isUnpublishable(path)),
    pages: await Promise.all(
      published.map(async (path) => {
        const target = posix.normalize(rewrite(path))
        const source = await readFile(join(docsDir, path), 'utf8')
        const { frontMatter, heading } = readMarkdown(source)
        return {
          path,
          target,
          url: toPageUrl(target),
          locale: folders.find((folder) => target.startsWith(`${folder}/`)) ?? '',
          frontMatter,
          title: toText(frontMatter['title']) ?? heading,
          source,
        }
      }),
    ),
  }
}

async function listMarkdown(
  root: string,
  isExcluded: (path: string) => boolean,
  folder = '',
): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = toPosixPath(posix.join(folder, entry.name))
      if (isExcluded(path) || isExcluded(`${path}/x`)) return []
      if (entry.isDirectory()) return listMarkdown(root, isExcluded, path)
      return entry.isFile() && path.endsWith('.md') ? [path] : []
    }),
  )
  return nested.flat().toSorted()
}
