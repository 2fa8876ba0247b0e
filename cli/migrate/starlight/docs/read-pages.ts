// Given a Starlight site, it returns its pages as far as links, titles and navigation need them.
import { join } from 'node:path'
import { toText } from '../../coerce.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import type { StarlightLocale, StarlightSite } from '../starlight-site.ts'
import { isPageFile, toPagePath, withoutEnding } from './page-url.ts'
import type { SourcePage } from './source-page.ts'

/** All files that become pages, in the order of their paths. */
export function readPages({ docsDir, locales, files }: StarlightSite): readonly SourcePage[] {
  const paths = files.list(docsDir).filter(isPageFile)
  return paths.toSorted().flatMap((path) => {
    const file = join(docsDir, path)
    const source = files.read(file)
    if (source === undefined) return []
    return files.within(file, () => toPage(path, source, locales)) ?? []
  })
}

/** True for a page that is not published; a build still checks it. */
export const isDraft = ({ frontMatter }: SourcePage): boolean => frontMatter['draft'] === true

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
  const slug = toText(frontMatter['slug'])?.replace(/^\/+|(?<!\/)\/+$/g, '')
  return {
    path,
    locale,
    id: withoutEnding(below),
    url: slug === undefined ? toPagePath(path) : `/${slug === 'index' ? '' : slug}`,
    frontMatter,
    source,
  }
}
