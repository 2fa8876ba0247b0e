// Given a VitePress site, it returns its pages as far as links, titles and navigation need them.
import { join, posix } from 'node:path'
import { toGlobMatcher } from '../../../primitives/files/glob.ts'
import { closeFrontMatter } from '../../../primitives/text/front-matter-block.ts'
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
const isUnpublishable = (path: string): boolean => /(?:^|\/)_/.test(path)

interface FoundPages {
  readonly pages: readonly SourcePage[]
  /** Pages with parameters, relative to `srcDir`. */
  readonly dynamic: readonly string[]
  /** Pages whose names begin with `_`. */
  readonly unpublishable: readonly string[]
  /** Pages beside a folder with their name that has an index page: `guide.md` and `guide/index.md`. */
  readonly twins: readonly string[]
}

/** The files that become pages, by path. */
export function readPages({ docsDir, config, locales, files }: VitepressSite): FoundPages {
  const isExcluded = toGlobMatcher([...neverPages, ...toList(config['srcExclude']).map(String)])
  const paths = files
    .list(docsDir, (path) => isExcluded(path) || isExcluded(`${path}/x`))
    .filter((path) => path.endsWith('.md'))
  const rewrite = createRewrite(toRecord(config['rewrites']))
  const folders = locales.map(({ folder }) => folder).filter((folder) => folder !== '')
  const published = paths.filter((path) => !isDynamic(path) && !isUnpublishable(path))
  const pages = published.flatMap((path): SourcePage[] => {
    const file = join(docsDir, path)
    const source = files.read(file)
    if (source === undefined) return []
    const target = posix.normalize(rewrite(path))
    const read = files.within(file, () => readMarkdown(closeFrontMatter(source)))
    if (read === undefined) return []
    const { frontMatter, heading } = read
    return [
      {
        path,
        target,
        url: toPageUrl(target),
        locale: folders.find((folder) => target.startsWith(`${folder}/`)) ?? '',
        frontMatter,
        title: toText(frontMatter['title']) ?? heading,
        source,
      },
    ]
  })
  const indexes = new Set(pages.filter(isIndex).map(({ url }) => url))
  const isTwin = (page: SourcePage): boolean => indexes.has(page.url) && !isIndex(page)
  return {
    dynamic: paths.filter(isDynamic),
    unpublishable: paths.filter((path) => !isDynamic(path) && isUnpublishable(path)),
    twins: pages.filter(isTwin).map(({ path }) => path),
    pages: pages.filter((page) => !isTwin(page)),
  }
}

const isIndex = ({ target }: SourcePage): boolean => /(?:^|\/)index\.md$/.test(target)
