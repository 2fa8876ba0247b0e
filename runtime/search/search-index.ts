// Enters: search data. Leaves: which sections hold a term, by field.
// Must not rank: rank.ts does. FlexSearch keeps the inverted indexes; words are ours.
import { Index } from 'flexsearch'
import type { SearchData } from '../shared/manifests.ts'
import { type Section, toSections } from './sections.ts'
import { joined, tokensOfWord, wordsOf } from './tokens.ts'

export const fields = ['title', 'heading', 'path', 'defined', 'code', 'body'] as const
export type Field = (typeof fields)[number]

export interface SearchIndex {
  readonly sections: readonly Section[]
  readonly words: ReadonlySet<string>
  /** Numbers of the sections whose field holds the term. */
  readonly find: (field: Field, term: string) => readonly number[]
  /** How often the body of a section that holds the term says it; from 1. */
  readonly count: (section: number, term: string) => number
}

/** An address is made of words too, often the older ones of a heading that was rewritten. */
const wordsOfAddress = (address: string): string => address.replaceAll(/[-/]/g, ' ')

function textsOf({
  page,
  id,
  path,
  prose,
  defined,
  names,
  isLead,
}: Section): Record<Field, string> {
  return {
    title: page.t,
    heading: path.at(-1) ?? '',
    path: `${path.slice(0, -1).join(' ')} ${page.c} ${wordsOfAddress(isLead ? page.u : id)}`,
    defined,
    code: names,
    body: prose,
  }
}

/** Tokens of a text, each with the number of times it is said. */
type Encode = (text: string) => Map<string, number>

/** Words come again and again: each is cut only once. */
function createEncode(words: Set<string>): Encode {
  const kept = new Map<string, readonly string[]>()
  return (text) => {
    const found = new Map<string, number>()
    for (const written of wordsOf(text)) {
      let tokens = kept.get(written)
      if (!tokens) {
        tokens = tokensOfWord(written)
        kept.set(written, tokens)
        for (const token of tokens) words.add(token)
      }
      for (const token of tokens) found.set(token, (found.get(token) ?? 0) + 1)
    }
    return found
  }
}

/** Neighbours written as one: `quickstart` finds the heading `Quick start`. */
function compoundsOf(text: string): readonly string[] {
  const all = wordsOf(text)
  return all.slice(1).map((word, index) => joined(`${all[index] ?? ''} ${word}`))
}

/** Tokens said more than once, by section. */
type Repeated = Map<number, ReadonlyMap<string, number>>

/** Put one field of all sections into an index of its own. */
function indexField(
  texts: readonly string[],
  field: Field,
  { encode, words, repeated }: { encode: Encode; words: Set<string>; repeated: Repeated },
): Index {
  const isName = field === 'title' || field === 'heading'
  let current = 0
  const index = new Index({
    tokenize: 'strict',
    resolution: 1,
    encode: (text: string) => {
      const found = encode(text)
      if (field === 'body')
        repeated.set(current, new Map([...found].filter(([, count]) => count > 1)))
      const compounds = isName ? compoundsOf(text) : []
      for (const token of compounds) words.add(token)
      return [...new Set([...found.keys(), ...compounds])]
    },
  })
  texts.forEach((text, number) => {
    current = number
    if (text !== '') index.add(number, text)
  })
  return index
}

/** Index all sections. Takes some milliseconds for each hundred; meant for a worker. */
export function createSearchIndex(data: SearchData): SearchIndex {
  const sections = data.pages.flatMap(toSections)
  const words = new Set<string>()
  const repeated: Repeated = new Map()
  const encode = createEncode(words)
  const texts = sections.map(textsOf)
  const indexes = new Map(
    fields.map((field) => {
      const ofField = texts.map((text) => text[field])
      return [field, indexField(ofField, field, { encode, words, repeated })]
    }),
  )
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
    count: (section, term) => repeated.get(section)?.get(term) ?? 1,
  }
}
