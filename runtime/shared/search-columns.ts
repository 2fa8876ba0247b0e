import type { SearchData, SearchDataPage, SearchDataSection } from './manifests.ts'

/** The usual id of a heading; ids that differ are in the data. */
const toSlug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')

/**
 * Convert pages to search data, which groups the parts of all sections by kind because that
 * compresses better.
 */
export function toSearchData(pages: readonly SearchDataPage[]): SearchData {
  const sections = pages.flatMap(({ s }) => s)
  return {
    version: 2,
    pages: pages.map(({ s, ...page }) => ({ ...page, n: s.length })),
    id: sections.map(([id, , heading]) => (id !== '' && id === toSlug(heading) ? 0 : id)),
    depth: sections.map(([, depth]) => depth),
    heading: sections.map(([, , heading]) => heading),
    prose: sections.map(([, , , prose]) => prose),
    names: sections.map(([, , , , names]) => names),
  }
}

/** Convert search data back to pages with their sections. */
export function toSearchPages(data: SearchData): readonly SearchDataPage[] {
  let next = 0
  const take = (): SearchDataSection => {
    const at = next
    next += 1
    const heading = data.heading[at] ?? ''
    const id = data.id[at] ?? ''
    return [
      id === 0 ? toSlug(heading) : id,
      data.depth[at] ?? 0,
      heading,
      data.prose[at] ?? '',
      data.names[at] ?? '',
    ]
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
 * search configuration has come.
 */
export const toSearchPath = (version: string, locale: string): string =>
  `search-${version}.${locale}.json`.replaceAll(/[^\w.-]/g, '-')
