// Given the pages of a folder of Markdown, it returns what their sources promise: pages, titles, the
// ids that GitHub or another tool gives to headings, and links between pages.
import { join, posix } from 'node:path'
import { isMarkdownFile } from '../../primitives/files/markdown-file.ts'
import { decodeFragment } from '../../../runtime/shared/urls/url.ts'
import { toText } from '../coerce.ts'
import type { HeadingIdRule } from '../../primitives/text/heading-ids.ts'
import { listHeadingIds, listLinks } from '../markdown/read-source-text.ts'
import { emptyPage, type SiteFacts } from '../parity/site-facts.ts'
import { toSiteUrl, type UrlBase } from '../parity/to-site-url.ts'
import type { SourceFiles } from '../source-files.ts'
import type { PlainPage } from './read-pages.ts'

interface SourceReading {
  /** Absolute path of the folder of the pages. */
  readonly docsDir: string
  readonly files: SourceFiles
  /** How the old tool makes the ids of headings; GitHub's rule by default. */
  readonly headingIds?: HeadingIdRule
}

/** Read the facts of the sources. Links to files outside the docs are left out, because the build checks them. */
export function readSourceFacts(
  pages: readonly PlainPage[],
  base: Omit<UrlBase, 'url'>,
  { docsDir, files, headingIds = 'github' }: SourceReading,
): SiteFacts {
  const byPath = new Map(pages.map((page) => [page.path.toLowerCase(), page]))
  const toFacts = (page: PlainPage) => ({
    title: page.title,
    description: toText(page.frontMatter['description']),
    ids: listHeadingIds(page.text, headingIds),
    links: listLinks(page.text).flatMap((href) => toLink(href, page)),
  })
  const toLink = (href: string, page: PlainPage): readonly string[] => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href))
      return [toSiteUrl(href, { ...base, url: page.url })]
    const [, path = '', encoded = ''] = /^([^#]*)(#.+)?/.exec(href) ?? []
    const hash = decodeFragment(encoded)
    if (path === '') return [page.url + hash]
    if (!isMarkdownFile(path)) return []
    const file = posix.join(path.startsWith('/') ? '' : posix.dirname(page.path), decode(path))
    const found = byPath.get(file.replace(/^\//, '').toLowerCase())
    return found === undefined ? [] : [`${found.url}${hash}`]
  }
  const facts = pages.map((page) => {
    const read = files.within(join(docsDir, page.path), () => toFacts(page))
    return [page.url, read ?? emptyPage] as const
  })
  return { pages: new Map(facts), sidebar: new Set() }
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
