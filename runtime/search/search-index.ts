// Enters: search data. Leaves: which sections hold a term, by field.
// Must not rank: rank.ts does. FlexSearch keeps the inverted indexes; words are ours.
import { Index } from 'flexsearch'
import type { SearchData, SearchDataPage, SearchDataSection } from '../shared/manifests.ts'
import { fold, joined, tokensOfWord, wordsOf } from './tokens.ts'

/** A part of a page that a hit leads to. */
export interface Section {
  readonly page: SearchDataPage
  readonly id: string
  /** Headings from the outermost to its own; empty for a lead. */
  readonly path: readonly string[]
  readonly prose: string
  /** Identifiers from code, space-separated. */
  readonly names: string
  /** Number of the page, in the order of the data. */
  readonly pageIndex: number
  /** The part before the first heading: it stands for the page. */
  readonly isLead: boolean
  /** Page title as one token, and the section's own heading; `''` for a lead. */
  readonly joinedTitle: string
  readonly joinedHeading: string
  readonly headingWords: number
  /** Heading and prose as folded words with a space between them. */
  readonly words: () => string
  /** Words of the prose; long sections count each word a little less. */
  readonly length: number
}

export const fields = ['title', 'heading', 'path', 'code', 'body'] as const
export type Field = (typeof fields)[number]

export interface SearchIndex {
  readonly sections: readonly Section[]
  readonly words: ReadonlySet<string>
  /** Numbers of the sections whose field holds the term. */
  readonly find: (field: Field, term: string) => readonly number[]
}

/** An address is made of words too, often the older ones of a heading that was rewritten. */
const wordsOfAddress = (address: string): string => address.replaceAll(/[-/]/g, ' ')

function textsOf({ page, id, path, prose, names, isLead }: Section): Record<Field, string> {
  return {
    title: page.t,
    heading: path.at(-1) ?? '',
    path: `${path.slice(0, -1).join(' ')} ${page.c} ${wordsOfAddress(isLead ? page.u : id)}`,
    code: names,
    body: prose,
  }
}

function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}

const emptyLead: SearchDataSection = ['', 0, '', '', '']

/** The sections of a page with the headings above each; a page always has a lead, which its title finds. */
function toSections(page: SearchDataPage, pageIndex: number): Section[] {
  let path: readonly string[] = []
  const hasLead = page.s[0]?.[1] === 0
  const rows = hasLead ? page.s : [emptyLead, ...page.s]
  return rows.map(([id, depth, heading, prose, names]) => {
    path = depth === 0 ? [] : [...path.slice(0, depth - 1), heading]
    return {
      page,
      id,
      path,
      prose,
      names,
      pageIndex,
      isLead: depth === 0,
      joinedTitle: joined(page.t),
      joinedHeading: joined(heading),
      headingWords: heading.split(' ').length,
      words: once(() => wordsOf(`${heading} ${prose}`).map(fold).join(' ')),
      length: prose.length / 6,
    }
  })
}

/** The distinct tokens of a text; words come again and again, so that each is cut only once. */
function createEncoder(words: Set<string>): (text: string) => string[] {
  const kept = new Map<string, readonly string[]>()
  return (text) => {
    const found = new Set<string>()
    for (const written of wordsOf(text)) {
      let tokens = kept.get(written)
      if (!tokens) {
        tokens = tokensOfWord(written)
        kept.set(written, tokens)
        for (const token of tokens) words.add(token)
      }
      for (const token of tokens) found.add(token)
    }
    return [...found]
  }
}

/** Index all sections. Takes some milliseconds for each hundred; meant for a worker. */
export function createSearchIndex(data: SearchData): SearchIndex {
  const sections = data.pages.flatMap(toSections)
  const words = new Set<string>()
  const encode = createEncoder(words)
  const indexes = new Map(
    fields.map((field) => [field, new Index({ tokenize: 'strict', resolution: 1, encode })]),
  )
  sections.forEach((section, number) => {
    const texts = textsOf(section)
    for (const field of fields)
      if (texts[field] !== '') indexes.get(field)?.add(number, texts[field])
  })
  const kept = new Map<string, readonly number[]>()
  return {
    sections,
    words,
    find: (field, term) => {
      const key = `${field} ${term}`
      const known = kept.get(key)
      if (known) return known
      const found = indexes.get(field)?.search(term, { limit: sections.length }) ?? []
      const numbers = found.map(Number)
      kept.set(key, numbers)
      return numbers
    },
  }
}
