// Search data as it is sent. Enters: pages, or a file of them. Leaves: the other of the two, without loss.
import type { SearchData, SearchDataPage, SearchDataSection } from './manifests.ts'

/** Lay like parts of all sections together: what stands beside its like compresses better. */
export function toSearchData(pages: readonly SearchDataPage[]): SearchData {
  const sections = pages.flatMap(({ s }) => s)
  return {
    version: 2,
    pages: pages.map(({ s, ...page }) => ({ ...page, n: s.length })),
    id: sections.map(([id]) => id),
    depth: sections.map(([, depth]) => depth),
    heading: sections.map(([, , heading]) => heading),
    prose: sections.map(([, , , prose]) => prose),
    names: sections.map(([, , , , names]) => names),
  }
}

/** Give each page its sections back. */
export function toSearchPages(data: SearchData): readonly SearchDataPage[] {
  let next = 0
  const take = (): SearchDataSection => {
    const at = next
    next += 1
    return [
      data.id[at] ?? '',
      data.depth[at] ?? 0,
      data.heading[at] ?? '',
      data.prose[at] ?? '',
      data.names[at] ?? '',
    ]
  }
  return data.pages.map(({ n, ...page }) => ({ ...page, s: Array.from({ length: n }, take) }))
}
