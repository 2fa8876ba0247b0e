// The terms of shards and their sections.
import type { Field, SearchIndex } from '../search-index.ts'
import type { TermList } from '../term-list.ts'
import type { KnownName, KnownNames } from './known-names.ts'
import type { Layout } from './layout.ts'
import { readAscending, readNumbers } from './numbers.ts'
import type { ShardRoot, TermShard } from './shard-files.ts'
import type { ShardLoader } from './shard-loader.ts'
import type { ShardTools } from './shard-tools.ts'
import { fileOf, readSorted } from './sorted-texts.ts'

interface LazyTermsInput {
  readonly root: ShardRoot
  readonly layout: Layout
  readonly loader: ShardLoader
  readonly names: KnownNames
  readonly tools: Pick<ShardTools, 'fields' | 'textsStartingWith'>
}

type LazyTerms = Omit<SearchIndex, 'sections'>

/** A file of terms whose names are known. */
interface ReadTerms {
  readonly rows: ReadonlyMap<string, readonly string[]>
  readonly written: ReadonlyMap<string, string>
  readonly titles: readonly KnownName[]
  readonly headings: readonly KnownName[]
}

function readTerms(shard: TermShard, { addHeading, addTitle }: KnownNames): ReadTerms {
  const terms = readSorted(shard.terms)
  return {
    rows: new Map(terms.map((term, at) => [term, (shard.rows[at] ?? '').split(' ')])),
    written: new Map(shard.written.map(([term, written]) => [terms[term] ?? '', written])),
    titles: shard.titles.map(addTitle),
    headings: shard.headings.map(addHeading),
  }
}

/** An index without its sections, which finds what the loaded files contain. */
export function createLazyTerms(input: LazyTermsInput): LazyTerms {
  const { root, layout, loader, names, tools } = input
  const read = new Map<number, ReadTerms>()
  const readFile = (term: string): ReadTerms | undefined => {
    const number = fileOf(root.firsts.terms, term)
    const known = read.get(number)
    if (known) return known
    const shard = loader.get('terms', number)
    if (!shard) return undefined
    const terms = readTerms(shard, names)
    read.set(number, terms)
    return terms
  }
  const sectionsOf: Partial<Record<Field, (numbers: string, terms: ReadTerms) => number[]>> = {
    title: (numbers, { titles }) =>
      readAscending(numbers).flatMap((at) =>
        (titles[at]?.sections ?? []).flatMap((lead) => sectionsOfPage(layout, lead)),
      ),
    heading: (numbers, { headings }) => {
      const sections = readAscending(numbers).flatMap((at) => headings[at]?.sections ?? [])
      return [...new Set(sections)].toSorted((a, b) => a - b)
    },
  }
  const found = new Map<string, readonly number[]>()
  const find = (field: Field, term: string): readonly number[] => {
    const key = `${field} ${term}`
    const kept = found.get(key)
    if (kept) return kept
    const terms = readFile(term)
    if (!terms) return []
    const numbers = terms.rows.get(term)?.[tools.fields.indexOf(field)] ?? ''
    const sections = sectionsOf[field]?.(numbers, terms) ?? layout.readSections(numbers)
    found.set(key, sections)
    return sections
  }
  const counts = new Map<string, ReadonlyMap<number, number>>()
  const countsOf = (term: string): ReadonlyMap<number, number> | undefined => {
    const kept = counts.get(term)
    if (kept) return kept
    const row = readFile(term)?.rows.get(term)
    if (!row) return undefined
    const repeats = readNumbers(row.at(-1) ?? '')
    const own = new Map(find('body', term).map((section, at) => [section, 1 + (repeats[at] ?? 0)]))
    counts.set(term, own)
    return own
  }
  return {
    ...createLazyVocabulary(input),
    find,
    isInTexts: (term) =>
      tools.fields.some((field) => field !== 'phrase' && find(field, term).length > 0),
    count: (section, term) => countsOf(term)?.get(section) ?? 1,
    toWritten: (term) => readFile(term)?.written.get(term) ?? term,
  }
}

function sectionsOfPage({ pageOf }: Layout, lead: number): number[] {
  const sections: number[] = []
  for (let at = lead; at < pageOf.length && pageOf[at] === pageOf[lead]; at++) sections.push(at)
  return sections
}

interface ReadVocabulary {
  readonly terms: readonly string[]
  readonly compounds: ReadonlySet<string>
}

function createLazyVocabulary({
  root: { firsts },
  loader,
  tools: { textsStartingWith },
}: LazyTermsInput): Pick<SearchIndex, 'terms' | 'isWord' | 'isCompound'> {
  const read = new Map<number, ReadVocabulary>()
  const readFile = (number: number): ReadVocabulary | undefined => {
    const known = read.get(number)
    if (known) return known
    const shard = loader.get('vocabulary', number)
    if (!shard) return undefined
    const terms = readSorted(shard.terms)
    const compounds = new Set(readAscending(shard.compounds).map((at) => terms[at] ?? ''))
    read.set(number, { terms, compounds })
    return { terms, compounds }
  }
  const startingWith: TermList['startingWith'] = (start, most = Infinity) => {
    const found: string[] = []
    const begin = fileOf(firsts.vocabulary, start)
    for (let number = begin; number < firsts.vocabulary.length; number++) {
      const isPast = number > begin && !firsts.vocabulary[number]?.startsWith(start)
      const own = isPast || found.length >= most ? undefined : readFile(number)
      // The first ones are wanted, so what follows a missing file can't be chosen yet.
      if (!own && (isPast || most < Infinity)) break
      found.push(...textsStartingWith(own?.terms ?? [], start, most - found.length))
    }
    return found
  }
  const readAll = (start: string): readonly string[] => {
    // Without the words of the query, every word seems to be misspelled.
    loader.settle()
    const found = startingWith(start)
    loader.settle()
    return found
  }
  const fileWith = (term: string): ReadVocabulary | undefined =>
    readFile(fileOf(firsts.vocabulary, term))
  return {
    terms: { startingWith, all: readAll },
    isWord: (word) => textsStartingWith(fileWith(word)?.terms ?? [], word, 1)[0] === word,
    isCompound: (word) => fileWith(word)?.compounds.has(word) === true,
  }
}
