import { encodePath } from '../../runtime/shared/url.ts'
import { isListPart, isListPath } from '../agents/list-path.ts'
import { type PageLink, parseLinks } from '../agents/parse-links.ts'
import { type SiteFacts, toMarkdownName } from './site-facts.ts'
import { SiteError, type SiteFiles } from './site-files.ts'

/** A page of `llms.txt`. */
export interface ListedPage extends PageLink {
  /** Below the base path: `guide/install.md`. */
  readonly path: string
}

/** A site of 100,000 pages has fewer parts. */
const mostParts = 500

/** All pages that `llms.txt` lists, itself or in its parts, and the lists of other versions and languages. */
export async function readPageList(
  files: SiteFiles,
  { origin, baseUrl }: SiteFacts,
): Promise<readonly ListedPage[]> {
  const text = await files.read('llms.txt')
  if (text === undefined)
    throw new SiteError(
      `\`${files.name}\` has no \`llms.txt\`: the config of the site has \`llms: false\`.`,
    )
  const pathOf = (url: string): string | undefined => {
    const bare = url.replace(/[?#].*$/, '')
    const path = bare.startsWith(origin) ? bare.slice(origin.length) : bare
    return path.startsWith(baseUrl) ? path.slice(baseUrl.length) : undefined
  }
  const links = parseLinks(text)
  const parts = new Set(links.flatMap(({ url }) => pathOf(url) ?? []).filter(isListPart))
  const contents = await Promise.all(
    [...parts]
      .slice(0, mostParts)
      .map(async (path) => [path, parseLinks((await files.read(path)) ?? '')] as const),
  )
  const known = new Map(contents)
  const lists = links.map((link) => {
    const path = pathOf(link.url)
    if (path === undefined) return []
    if (!isListPart(path)) return [link]
    const part = known.get(path) ?? []
    // A part that is listed again adds no page.
    known.delete(path)
    return part
  })
  const pages = lists.flat().flatMap((link) => {
    const path = pathOf(link.url)
    return path === undefined ? [] : [{ ...link, path: toMarkdownName(path) }]
  })
  return [...new Map(pages.toReversed().map((page) => [page.path, page])).values()].toReversed()
}

/** The URL for readers of a page, from the path of its Markdown. */
export function toPageUrl(path: string, { origin, baseUrl }: SiteFacts): string {
  const bare = path.replace(/\.md$/, '')
  if (isListPath(path)) return origin + baseUrl + encodePath(path)
  return origin + baseUrl + (bare === 'index' ? '' : encodePath(bare))
}

const mostListed = 200

/** Write the pages that contain all words of the filter, below the titles of their sections. */
export function formatPageList(
  pages: readonly ListedPage[],
  filter: string,
  facts: SiteFacts,
): string {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const found = pages.filter((page) => {
    const text = [page.title, page.path, page.section, page.description].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  if (found.length === 0)
    return `No page of ${pages.length} contains all words of \`${filter}\` in its title, URL, section or description.`
  const lines = found.slice(0, mostListed).flatMap((page, index) => {
    const isNew = page.section !== '' && page.section !== found[index - 1]?.section
    const about = page.description === '' ? '' : `: ${page.description}`
    return [
      ...(isNew ? [`\n## ${page.section}\n`] : []),
      `- ${page.title} <${toPageUrl(page.path, facts)}>${about}`,
    ]
  })
  const rest = found.length - mostListed
  const more = rest > 0 ? [`\n${rest} more pages; use \`filter\` to list fewer.`] : []
  return [...lines, ...more].join('\n').trim()
}
