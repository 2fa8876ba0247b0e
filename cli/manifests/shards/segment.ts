// Some pages in a row as the search finds them. Given the pages, it returns all that shards need of them, as
// text that a cache keeps: an edit of one page changes one segment. Numbers of pages and sections count from
// the beginning of the segment.
import type {
  CharacterVariants,
  SearchDataPage,
} from '../../../runtime/shared/manifests/manifests.ts'
import { type Section, toSections } from '../../../runtime/search/sections.ts'
import { writeNumbers } from '../../../runtime/search/shards/numbers.ts'
import { createView } from '../../../runtime/search/words/character-variants.ts'
import { writeList } from './number-lists.ts'
import { createSegmentIndex, type Posting, type SegmentIndex } from './segment-index.ts'
import { listPairs, listPlaces } from './word-places.ts'

/** What is needed of all segments at the same time. */
export interface SegmentNames {
  /** The number of sections of each page. */
  readonly counts: readonly number[]
  /** The number of characters in the prose of each section. */
  readonly lengths: readonly number[]
  /** Each heading, and the sections that have it. */
  readonly headings: readonly (readonly [text: string, sections: readonly number[]])[]
  readonly titles: readonly (readonly [page: number, title: string])[]
}

/** The parts of a segment; each row of a list begins with its word and a space, and has a line. */
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
  const names = nameSections(sections)
  const words = sections.map(index.foldedOf)
  return {
    names,
    terms: listTerms(index, sections, names),
    words: listPlaces(words),
    pairs: listPairs(words),
  }
}

function nameSections(sections: readonly Section[]): SegmentNames {
  const counts: number[] = []
  const titles: (readonly [number, string])[] = []
  const headings = new Map<string, number[]>()
  for (const [number, { isLead, name, page, pageIndex }] of sections.entries()) {
    counts[pageIndex] = (counts[pageIndex] ?? 0) + 1
    const known = headings.get(name.text)
    if (isLead) titles.push([pageIndex, page.t])
    else if (known) known.push(number)
    else if (name.text !== '') headings.set(name.text, [number])
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

/**
 * The rows of terms. After the term: whether it is only two words joined, its spelling, the number of sections
 * with it in their title and the pages of these, the same for headings, and the lists of all other fields.
 */
function listTerms(
  { terms, isCompound, spellings, find }: SegmentIndex,
  sections: readonly Section[],
  { headings }: SegmentNames,
): string {
  const places = new Map(headings.map(([text], place) => [text, place]))
  const describe = (posting: Posting | undefined, toPlace: (section: number) => number): string =>
    posting
      ? `${posting.sections.length},${[...new Set(posting.sections.map(toPlace))].join(',')}`
      : ''
  const pageOf = (section: number): number => sections[section]?.pageIndex ?? 0
  const headingOf = (section: number): number => places.get(sections[section]?.name.text ?? '') ?? 0
  return terms
    .map((term, number) => {
      const repeats = find('body', number)?.repeats ?? []
      return [
        term,
        isCompound(term) ? '1' : '0',
        spellings.get(term) ?? '',
        describe(find('title', number), pageOf),
        describe(find('heading', number), headingOf),
        ...plainFields.map((field) => writeList(find(field, number)?.sections ?? [])),
        repeats.some((more) => more > 0) ? writeNumbers(repeats) : '',
      ].join(' ')
    })
    .join('\n')
}
