// Given a Starlight site, it returns its pages as far as links, titles and navigation need them.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toPosixPath } from '../../../primitives/posix-path.ts'
import { toText } from '../../coerce.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import type { StarlightLocale, StarlightSite } from '../starlight-site.ts'
import { isPageFile, toPagePath, withoutEnding } from './page-url.ts'
import type { SourcePage } from './source-page.ts'

/** All files that become pages, drafts left out, in the order of their paths. */
export async function readPages({
  docsDir,
  locales,
}: StarlightSite): Promise<readonly SourcePage[]> {
  if (!existsSync(docsDir)) return []
  const entries = await readdir(docsDir, { recursive: true })
  const paths = entries.map((entry) => toPosixPath(entry)).filter(isPageFile)
  const pages = await Promise.all(
    paths.toSorted().map(async (path) => {
      const source = await readFile(join(docsDir, path), 'utf8')
      return toPage(path, source, locales)
    }),
  )
  return pages.filter(({ frontMatter }) => frontMatter['draft'] !== true)
}

function toPage(
  path: string,
  source: string,
  locales: readonly [StarlightLocale, ...StarlightLocale[]],
): SourcePage {
  const { frontMatter } = readMarkdown(source)
  const [main] = locales
  const folder = path.split('/')[0] ?? ''
  const locale =
    locales.find((one) => one.folder !== '' && one.folder === folder) ??
    locales.find((one) => one.folder === '') ??
    main
  const isBelow = locale.folder !== '' && locale.folder === folder
  const below = isBelow ? path.slice(folder.length + 1) : path
  const slug = toText(frontMatter['slug'])?.replace(/^\/+|\/+$/g, '')
  return {
    path,
    locale,
    id: withoutEnding(below),
    url: slug === undefined ? toPagePath(path) : `/${slug === 'index' ? '' : slug}`,
    frontMatter,
    source,
  }
}
