import { writeAscending } from '../../../runtime/search/shards/numbers.ts'
import type { TermShard, VocabularyShard } from '../../../runtime/search/shards/shard-files.ts'
import { writeSorted } from '../../../runtime/search/shards/sorted-texts.ts'
import type { RowsFrom, SegmentRow } from './joined-rows.ts'
import { createJoinedList, readList } from './number-lists.ts'
import { chooseNames, type SectionNames } from './section-names.ts'
import { plainFields, type SegmentNames } from './segment.ts'
import type { FilePlan } from './sorted-files.ts'

const VOCABULARY_SIZE = 20_000

/** The first cell of a term that is only two words joined, and the space after it. */
const IS_COMPOUND = '1 '

/** A term, and whether it is only two words joined. */
interface Known {
  readonly term: string
  readonly isCompound: boolean
}

/** The files of all terms. */
export function planVocabularyShards(rowsFrom: RowsFrom): FilePlan<Known, VocabularyShard> {
  return {
    limit: VOCABULARY_SIZE,
    sizeOf: ({ term }) => term.length + 1,
    keyOf: ({ term }) => term,
    from: function* (word) {
      for (const { word: term, rows } of rowsFrom(word))
        yield { term, isCompound: rows.every(({ text }) => text.startsWith(IS_COMPOUND)) }
    },
    toShard: (own) => ({
      terms: writeSorted(own.map(({ term }) => term)),
      compounds: writeAscending(own.flatMap(({ isCompound }, at) => (isCompound ? [at] : []))),
    }),
  }
}

/** A term with all that a file contains of it. */
interface Row {
  readonly term: string
  /** As texts write it. */
  readonly written: string
  /** How many sections have it in their title, and the slots of these titles. */
  readonly titles: { readonly count: number; readonly slots: readonly number[] }
  /** How many sections have it in their heading, and these headings. */
  readonly headings: { readonly count: number; readonly texts: readonly string[] }
  /** How many sections have it in other fields, and their lists. */
  readonly others: { readonly count: number; readonly lists: readonly string[] }
  /** How often the body of each section repeats it; empty if none does. */
  readonly repeats: string
}

const TERMS_SIZE = 24_000
/** What a section of a term takes, and one whose heading or page is named. */
const OF_SECTION = 1.5
const OF_NAME = 12

const sizeOfRow = ({ term, titles, headings, others }: Row): number =>
  term.length + OF_NAME * (titles.count / 4 + headings.count) + OF_SECTION * others.count

/** What the rows of terms refer to. */
interface TermsInput {
  readonly segments: readonly SegmentNames[]
  /** The first slot of each segment. */
  readonly starts: readonly number[]
  readonly names: SectionNames
}

/** The files of the sections of all terms. */
export function planTermShards(rowsFrom: RowsFrom, input: TermsInput): FilePlan<Row, TermShard> {
  return {
    limit: TERMS_SIZE,
    sizeOf: sizeOfRow,
    keyOf: ({ term }) => term,
    from: function* (word) {
      for (const { word: term, rows } of rowsFrom(word))
        yield joinTerm(term, rows.map(toCells), input)
    },
    toShard: (own) => toTermShard(own, input.names),
  }
}

/** The row of a term in one segment. */
interface CellRow {
  readonly segment: number
  readonly cells: readonly string[]
}

const toCells = ({ segment, text }: SegmentRow): CellRow => ({ segment, cells: text.split(' ') })

/** The cells of a row in front of the lists of `plainFields`, which the repeats follow. */
const FIRST_LIST = 4

function joinTerm(term: string, rows: readonly CellRow[], { segments, starts }: TermsInput): Row {
  const titles = readNamed(rows, 2, (segment, slot) => (starts[segment] ?? 0) + slot)
  const headings = readNamed(
    rows,
    3,
    (segment, place) => segments[segment]?.headings[place]?.[0] ?? '',
  )
  const fields = plainFields.map((_, field) => joinLists(rows, FIRST_LIST + field, starts))
  return {
    term,
    written: chooseSpelling(term, rows),
    titles: { count: titles.count, slots: titles.names },
    headings: { count: headings.count, texts: headings.names },
    others: {
      count: fields.reduce((sum, { count }) => sum + count, 0),
      lists: fields.map(({ text }) => text),
    },
    repeats: joinRepeats(rows),
  }
}

/** The spelling of the first field that has one, there of the first segment. */
function chooseSpelling(term: string, rows: readonly CellRow[]): string {
  const spellings = rows.map(({ cells }) => cells[1] ?? '').filter((spelling) => spelling !== '')
  const [first = ''] = spellings.toSorted((a, b) => Number(a[0]) - Number(b[0]))
  return first.slice(1) || term
}

function readNamed<Name>(
  rows: readonly CellRow[],
  cell: number,
  toName: (segment: number, place: number) => Name,
) {
  let count = 0
  const names = rows.flatMap(({ segment, cells }) => {
    const written = cells[cell] ?? ''
    if (written === '') return []
    const [own = 0, ...places] = written.split(',').map(Number)
    count += own
    return places.map((place) => toName(segment, place))
  })
  return { count, names }
}

function joinLists(rows: readonly CellRow[], cell: number, starts: readonly number[]) {
  const joined = createJoinedList()
  let count = 0
  for (const { segment, cells } of rows) {
    const list = readList(cells[cell] ?? '')
    if (!list) continue
    joined.add(list, starts[segment] ?? 0)
    count += list.count
  }
  return { count, text: joined.text() }
}

/** `writeNumbers` writes a zero as `A`. */
function joinRepeats(rows: readonly CellRow[]): string {
  const at = FIRST_LIST + plainFields.length
  if (rows.every(({ cells }) => (cells[at] ?? '') === '')) return ''
  return rows
    .map(({ cells }) => cells[at] || 'A'.repeat(readList(cells[at - 1] ?? '')?.count ?? 0))
    .join('')
}

function toTermShard(rows: readonly Row[], names: SectionNames): TermShard {
  const chosen = chooseNames(
    names,
    new Set(rows.flatMap(({ headings }) => headings.texts)),
    new Set(rows.flatMap(({ titles }) => titles.slots)),
  )
  const toPlaces = (places: readonly number[]): string =>
    writeAscending([...new Set(places)].toSorted((a, b) => a - b))
  const toRow = ({ titles, headings, others, repeats }: Row): string =>
    [
      toPlaces(titles.slots.map(chosen.placeOfTitle)),
      toPlaces(headings.texts.map(chosen.placeOfHeading)),
      ...others.lists,
      repeats,
    ].join(' ')
  return {
    terms: writeSorted(rows.map(({ term }) => term)),
    rows: rows.map(toRow),
    written: rows.flatMap(({ term, written }, at): TermShard['written'] =>
      written === term ? [] : [[at, written]],
    ),
    headings: chosen.headings,
    titles: chosen.titles,
  }
}
