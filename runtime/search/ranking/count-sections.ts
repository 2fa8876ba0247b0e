import type { Section } from '../sections.ts'

/** Hits of a section of the documentation, a top category of the sidebar; `''` stands for all hits. */
export interface SectionCount {
  readonly name: string
  readonly count: number
}

/** The top category of `Guide › Basics`. */
export const toTopCategory = (categories: string): string => categories.split(' › ', 1)[0] ?? ''

/** Count all hits, and then those of each top category, in the order of the alphabet. */
export function countSections(
  hits: readonly { readonly section: Section }[],
  topOf: (section: Section) => string,
): readonly SectionCount[] {
  const counts = new Map<string, number>()
  for (const { section } of hits) {
    const top = topOf(section)
    if (top !== '') counts.set(top, (counts.get(top) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([a], [b]) => a.localeCompare(b))
  return [{ name: '', count: hits.length }, ...sorted.map(([name, count]) => ({ name, count }))]
}
