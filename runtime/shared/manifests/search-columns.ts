// Fast path of the pattern of Unicode: see test/fast-paths.ts.
import type { SearchData, SearchDataPage, SearchDataSection } from './manifests.ts'

const special = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu
// oxlint-disable-next-line no-control-regex
const ascii = /^[\x00-\x7f]*$/
/** The same for ASCII, which is faster without Unicode classes. */
const asciiSpecial = /[^\w\- ]/g

/** The usual id of a section; ids that differ are in the data. */
function toUsualId(depth: number, heading: string): string {
  if (depth === 0) return ''
  const lower = heading.toLowerCase()
  const plain = ascii.test(lower) ? lower.replace(asciiSpecial, '') : lower.replace(special, '')
  return plain.replaceAll(' ', '-')
}

/** The line of a section. In the same words as headings, ids take less when compressed. */
function toLine([id, depth, written]: SearchDataSection): string {
  const heading = written.replaceAll(/[\t\n]/g, ' ')
  const line = `${depth}${heading}`
  if (id === toUsualId(depth, heading)) return line
  if (!/[ \t\n]/.test(id)) return `${line}\t${id.replaceAll('-', ' ')}`
  // Raw HTML can have such an id, and a URL has the escapes in its place.
  return `${line}\t\t${id.replaceAll('\t', '%09').replaceAll('\n', '%0A')}`
}

/** The section of a line, with its texts. */
function readLine(line: string, prose: string, names: string): SearchDataSection {
  const depth = Number(line[0])
  const tab = line.indexOf('\t')
  if (tab === -1) {
    const heading = line.slice(1)
    return [toUsualId(depth, heading), depth, heading, prose, names]
  }
  const written = line.slice(tab + 1)
  const id = written.startsWith('\t') ? written.slice(1) : written.replaceAll(' ', '-')
  return [id, depth, line.slice(1, tab), prose, names]
}

/**
 * Convert pages to search data, which groups the parts of all sections by kind because that
 * compresses better.
 */
export function toSearchData(pages: readonly SearchDataPage[]): SearchData {
  const sections = pages.flatMap(({ s }) => s)
  return {
    version: 3,
    pages: pages.map(({ s, ...page }) => ({ ...page, n: s.length })),
    headings: sections.map(toLine).join('\n'),
    prose: sections.map(([, , , prose]) => prose),
    names: sections.map(([, , , , names]) => names),
  }
}

/** Convert search data back to pages with their sections. */
export function toSearchPages(data: SearchData): readonly SearchDataPage[] {
  const lines = data.headings.split('\n')
  let next = 0
  const take = (): SearchDataSection => {
    const at = next
    next += 1
    return readLine(lines[at] ?? '', data.prose[at] ?? '', data.names[at] ?? '')
  }
  return data.pages.map(({ n, ...page }) => ({ ...page, s: Array.from({ length: n }, take) }))
}

/** The part of search data that is large: the lists that the other part leaves empty. */
export type SearchTexts = Pick<SearchData, 'version' | 'prose' | 'names'>

/** The other part, which is enough for the first results. */
export interface SearchHeadings extends SearchData {
  /** The URL of the texts that belong to it. */
  readonly texts: string
}

/** Split search data, so that headings can be searched before the texts have come. */
export function splitSearchData(data: SearchData): {
  readonly headings: SearchData
  readonly texts: SearchTexts
} {
  const { version, prose, names } = data
  return { headings: { ...data, prose: [], names: [] }, texts: { version, prose, names } }
}

/**
 * The path of the headings in the built site. It has no hash, so that a page knows it before the
 * search configuration has loaded.
 */
export const toSearchPath = (version: string, locale: string): string =>
  `search-${version}.${locale}.json`.replaceAll(/[^\w.-]/g, '-')
