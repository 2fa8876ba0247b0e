import { encodePath } from '../../runtime/shared/urls/url.ts'
import { isListPart, isListPath } from '../agents/list-path.ts'
import { type PageLink, parseLinks } from '../agents/parse-links.ts'
import { mostCharacters } from './limit-text.ts'
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

/** Which pages are listed. */
export interface ListRequest {
  /** Only pages that contain all words. */
  readonly filter: string
  /** Pages to skip, for the rest of a long list. */
  readonly offset: number
}

/** Write pages below the titles of their sections, as many as fit into one result. */
export function formatPageList(
  pages: readonly ListedPage[],
  { filter, offset }: ListRequest,
  facts: SiteFacts,
): string {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const found = pages.filter((page) => {
    const text = [page.title, page.path, page.section, page.description].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  if (found.length === 0)
    return `No page of ${pages.length} contains all words of \`${filter}\` in its title, URL, section or description.`
  if (offset >= found.length)
    throw new SiteError(
      `The list has ${found.length} pages, so there is nothing at \`offset\` ${offset}.`,
    )
  let text = ''
  let end = offset
  for (const page of found.slice(offset, offset + mostListed)) {
    const isNew = end === offset || page.section !== found[end - 1]?.section
    const heading = isNew && page.section !== '' ? `\n## ${page.section}\n\n` : ''
    const about = page.description === '' ? '' : `: ${page.description}`
    const line = `${heading}- ${page.title} <${toPageUrl(page.path, facts)}>${about}\n`
    if (end > offset && text.length + line.length > mostCharacters) break
    text += line
    end += 1
  }
  const rest = found.length - end
  const more = `\n\n${rest} more pages: list them with \`offset\` ${end}, or fewer with \`filter\`.`
  return text.trim() + (rest > 0 ? more : '')
}
