import type { Section } from './split-sections.ts'

/** A section of an original with its translation. */
export type SectionPair = readonly [original: Section, translation: Section]

/**
 * The pairs of sections that say the same. Pages with the same levels of headings are paired in
 * order; otherwise, sections with the same id are, and those between two such pairs if both pages
 * have as many there.
 */
export function alignSections(
  originals: readonly Section[],
  translations: readonly Section[],
): readonly SectionPair[] {
  const anchors = isSameShape(originals, translations) ? [] : findAnchors(originals, translations)
  const ends = [...anchors, [originals.length, translations.length] as const]
  let [from, other] = [0, 0]
  return ends.flatMap(([end, otherEnd]) => {
    const own = originals.slice(from, end)
    const theirs = translations.slice(other, otherEnd)
    const pairs = isSameShape(own, theirs) ? zip(own, theirs) : []
    const [anchor, translated] = [originals[end], translations[otherEnd]]
    ;[from, other] = [end + 1, otherEnd + 1]
    return anchor && translated ? [...pairs, [anchor, translated] as const] : pairs
  })
}

const isSameShape = (a: readonly Section[], b: readonly Section[]): boolean =>
  a.length === b.length && a.every(({ depth }, index) => depth === b[index]?.depth)

function zip(a: readonly Section[], b: readonly Section[]): readonly SectionPair[] {
  return a.flatMap((section, index) => {
    const other = b[index]
    return other ? [[section, other] as const] : []
  })
}

/** Indexes of sections with the same key, in an order that both pages have. */
function findAnchors(a: readonly Section[], b: readonly Section[]) {
  let after = -1
  return a.flatMap(({ key }, index) => {
    const found = b.findIndex((section, at) => at > after && section.key === key)
    if (found === -1) return []
    after = found
    return [[index, found] as const]
  })
}
