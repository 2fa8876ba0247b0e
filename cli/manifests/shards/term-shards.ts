import { type Field, fields, type SearchIndex } from '../../../runtime/search/search-index.ts'
import { writeAscending, writeNumbers } from '../../../runtime/search/shards/numbers.ts'
import type { TermShard, VocabularyShard } from '../../../runtime/search/shards/shard-files.ts'
import { writeSorted } from '../../../runtime/search/shards/sorted-texts.ts'
import { chooseNames, type SectionNames } from './section-names.ts'
import { splitBySize } from './split-files.ts'

/** The files of a kind, and the first text of each. */
export interface SortedFiles<Shard> {
  readonly firsts: readonly string[]
  readonly shards: readonly Shard[]
}

const VOCABULARY_SIZE = 20_000

/** The files of all terms. */
export function createVocabularyShards({
  terms,
  isCompound,
}: SearchIndex): SortedFiles<VocabularyShard> {
  const runs = splitBySize(terms.all(), VOCABULARY_SIZE, (term) => term.length + 1)
  return {
    firsts: runs.map(([first = '']) => first),
    shards: runs.map((own) => ({
      terms: writeSorted(own),
      compounds: writeAscending(own.flatMap((term, at) => (isCompound(term) ? [at] : []))),
    })),
  }
}

/** A term with its sections by field. */
interface Row {
  readonly term: string
  readonly found: Readonly<Record<Field, readonly number[]>>
}

const TERMS_SIZE = 24_000
/** What a section of a term takes, and one whose heading or page is named. */
const OF_SECTION = 1.5
const OF_NAME = 12

const sizeOfRow = ({ term, found: { title, heading, ...others } }: Row): number =>
  term.length +
  OF_NAME * (title.length / 4 + heading.length) +
  OF_SECTION * Object.values(others).reduce((sum, { length }) => sum + length, 0)

/** The files of the sections of all terms. */
export function createTermShards(index: SearchIndex, names: SectionNames): SortedFiles<TermShard> {
  const rows = index.terms.all().map((term): Row => {
    const find = (field: Field): readonly number[] => index.find(field, term)
    const [title, heading, path, phrase, defined, code, body] = [
      find('title'),
      find('heading'),
      find('path'),
      find('phrase'),
      find('defined'),
      find('code'),
      find('body'),
    ]
    return { term, found: { title, heading, path, phrase, defined, code, body } }
  })
  const runs = splitBySize(rows, TERMS_SIZE, sizeOfRow)
  return {
    firsts: runs.map(([first]) => first?.term ?? ''),
    shards: runs.map((own) => toTermShard(own, index, names)),
  }
}

function toTermShard(rows: readonly Row[], index: SearchIndex, names: SectionNames): TermShard {
  const { sections } = index
  const textsIn = ({ found }: Row): string[] =>
    found.heading.map((number) => sections[number]?.name.text ?? '')
  const pagesIn = ({ found }: Row): number[] =>
    found.title.map((number) => sections[number]?.pageIndex ?? 0)
  const chosen = chooseNames(names, new Set(rows.flatMap(textsIn)), new Set(rows.flatMap(pagesIn)))
  const toPlaces = (places: readonly number[]): string =>
    writeAscending([...new Set(places)].toSorted((a, b) => a - b))
  const toRow = (row: Row): string => {
    const cells = fields.map((field) =>
      field === 'title'
        ? toPlaces(pagesIn(row).map(chosen.placeOfTitle))
        : field === 'heading'
          ? toPlaces(textsIn(row).map(chosen.placeOfHeading))
          : writeAscending(row.found[field]),
    )
    const repeats = row.found.body.map((section) => index.count(section, row.term) - 1)
    // Most terms are repeated nowhere.
    return [...cells, repeats.some((count) => count > 0) ? writeNumbers(repeats) : ''].join(' ')
  }
  return {
    terms: writeSorted(rows.map(({ term }) => term)),
    rows: rows.map(toRow),
    written: rows.flatMap(({ term }, at): TermShard['written'] => {
      const written = index.toWritten(term)
      return written === term ? [] : [[at, written]]
    }),
    headings: chosen.headings,
    titles: chosen.titles,
  }
}
