import type { Section } from '../sections.ts'

/** The hits of one choice of a filter; `''` stands for all hits. */
export interface FacetCount {
  readonly name: string
  readonly count: number
}

/** The choices in the filters of hits; undefined for all. */
export interface HitFilters {
  /** The top category of the sidebar that hits must be in. */
  readonly section?: string | undefined
  /** The tag that the page of a hit must have. */
  readonly tag?: string | undefined
}

/** What filters need to know of the page of a section. */
export interface PageFacets {
  /** The top category, or `''`. */
  readonly topOf: (section: Section) => string
  readonly tagsOf: (section: Section) => readonly string[]
}

/** Hits that pass the filters, and the hits of each choice while the other filter stays as it is. */
export interface FilteredHits<Hit> {
  readonly hits: readonly Hit[]
  readonly counts: {
    readonly sections: readonly FacetCount[]
    readonly tags: readonly FacetCount[]
  }
}

/** The top category of `Guide › Basics`. */
export const toTopCategory = (categories: string): string => categories.split(' › ', 1)[0] ?? ''

/** Filter hits by the section and the tags of their pages, and count those of each. */
export function filterHits<Hit extends { readonly section: Section }>(
  found: readonly Hit[],
  { section: wanted, tag }: HitFilters,
  { topOf, tagsOf }: PageFacets,
): FilteredHits<Hit> {
  const inSection = ({ section }: Hit): boolean => wanted === undefined || topOf(section) === wanted
  const hasTag = ({ section }: Hit): boolean => tag === undefined || tagsOf(section).includes(tag)
  const tagged = found.filter(hasTag)
  return {
    hits: tagged.filter(inSection),
    counts: {
      sections: count(tagged, (section) => [topOf(section)].filter((top) => top !== '')),
      tags: count(found.filter(inSection), tagsOf),
    },
  }
}

/** Count all hits, and then those of each name, in the order of the alphabet. */
function count(
  hits: readonly { readonly section: Section }[],
  namesOf: (section: Section) => readonly string[],
): readonly FacetCount[] {
  const counts = new Map<string, number>()
  for (const { section } of hits)
    for (const name of namesOf(section)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const sorted = [...counts].toSorted(([a], [b]) => a.localeCompare(b))
  return [{ name: '', count: hits.length }, ...sorted.map(([name, own]) => ({ name, count: own }))]
}
