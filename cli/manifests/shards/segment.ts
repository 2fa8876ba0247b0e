// Some pages in a row as the search finds them. Given the pages, it returns all that shards need of them, as
// text that a cache keeps: an edit of one page changes one segment. Slots count from the beginning of the segment.
import type {
  CharacterVariants,
  SearchDataPage,
} from '../../../runtime/shared/manifests/manifests.ts'
import { type Section, toSections } from '../../../runtime/search/sections.ts'
import { writeNumbers } from '../../../runtime/search/shards/numbers.ts'
import { createView } from '../../../runtime/search/words/character-variants.ts'
import { sortRows } from './joined-rows.ts'
import { writeList } from './number-lists.ts'
import { createSegmentIndex, type Posting, type SegmentIndex } from './segment-index.ts'
import { toSlots } from './slots.ts'
import { listPairs, listPlaces, type SlotWords } from './word-places.ts'

/** What is needed of all segments at the same time. */
export interface SegmentNames {
  /** The number of sections of each page. */
  readonly counts: readonly number[]
  /** The number of characters in the prose of each section. */
  readonly lengths: readonly number[]
  /** Each heading, and the slots of the sections that have it. */
  readonly headings: readonly (readonly [text: string, slots: readonly number[]])[]
  /** Each title, and the slot of the first section of its page. */
  readonly titles: readonly (readonly [slot: number, title: string])[]
}

/** The parts of a segment; each row of a list begins with its word and a space, see `sortRows`. */
export interface Segment {
  readonly names: SegmentNames
  readonly terms: string
  readonly words: string
  readonly pairs: string
}

/** Create the search segment of a group of pages. It takes about 1 ms per page. */
export function createSegment(
  pages: readonly SearchDataPage[],
  variants?: CharacterVariants,
): Segment {
  const sections = toSections(createView(pages, variants).pages)
  const index = createSegmentIndex(sections)
  const counts = pages.map(() => 0)
  for (const { pageIndex } of sections) counts[pageIndex] = (counts[pageIndex] ?? 0) + 1
  const slots = toSlots(counts)
  const names = nameSections(sections, { counts, slots })
  const words = sections.map((section, number): SlotWords => ({
    slot: slots[number] ?? 0,
    words: index.foldedOf(section),
  }))
  return {
    names,
    terms: listTerms(index, { sections, slots, names }),
    words: listPlaces(words),
    pairs: listPairs(words),
  }
}

/** Where the sections of some pages are. */
interface Places {
  /** The number of sections of each page. */
  readonly counts: readonly number[]
  /** The slot of each section. */
  readonly slots: readonly number[]
}

function nameSections(sections: readonly Section[], { counts, slots }: Places): SegmentNames {
  const titles: (readonly [number, string])[] = []
  const headings = new Map<string, number[]>()
  for (const [number, { isLead, name, page }] of sections.entries()) {
    const slot = slots[number] ?? 0
    const known = headings.get(name.text)
    if (isLead) titles.push([slot, page.t])
    else if (known) known.push(slot)
    else if (name.text !== '') headings.set(name.text, [slot])
  }
  return {
    counts,
    lengths: sections.map(({ prose }) => prose.length),
    headings: [...headings],
    titles,
  }
}

/** Fields whose sections are listed as they are; names stand for those of titles and headings. */
export const plainFields = ['path', 'phrase', 'defined', 'code', 'body'] as const

/** The sections of a segment with their names, and the slot of each. */
interface NamedSections extends Pick<Places, 'slots'> {
  readonly sections: readonly Section[]
  readonly names: SegmentNames
}

/**
 * The rows of terms. After the term: whether it is only two words joined, its spelling, the number of sections
 * with it in their title and the slots of the first sections of their pages, that for headings and the places of
 * these in `names`, and the lists of the slots of all other fields.
 */
function listTerms(
  { terms, isCompound, spellings, find }: SegmentIndex,
  { sections, slots, names: { headings } }: NamedSections,
): string {
  const leads: number[] = []
  for (const [number, { pageIndex }] of sections.entries()) leads[pageIndex] ??= number
  const places = new Map(headings.map(([text], place) => [text, place]))
  const describe = (posting: Posting | undefined, toPlace: (section: number) => number): string =>
    posting
      ? `${posting.sections.length},${[...new Set(posting.sections.map(toPlace))].join(',')}`
      : ''
  const slotOf = (section: number): number => slots[section] ?? 0
  const titleOf = (section: number): number => slotOf(leads[sections[section]?.pageIndex ?? 0] ?? 0)
  const headingOf = (section: number): number => places.get(sections[section]?.name.text ?? '') ?? 0
  return sortRows(
    terms.map((term, number) => {
      const repeats = find('body', number)?.repeats ?? []
      return [
        term,
        isCompound(term) ? '1' : '0',
        spellings.get(term) ?? '',
        describe(find('title', number), titleOf),
        describe(find('heading', number), headingOf),
        ...plainFields.map((field) => writeList((find(field, number)?.sections ?? []).map(slotOf))),
        repeats.some((more) => more > 0) ? writeNumbers(repeats) : '',
      ].join(' ')
    }),
  )
}
