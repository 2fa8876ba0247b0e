// Enters: search data. Leaves: which sections hold a term, by field.
// Must not rank: rank.ts does. FlexSearch keeps the inverted indexes (index-field.ts); words are ours.
import type { SearchDataPage } from '../shared/manifests.ts'
import { indexField } from './index-field.ts'
import { createLexicon } from './lexicon.ts'
import { type Section, toSections } from './sections.ts'

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

/** Index all sections. Takes some milliseconds for each hundred; meant for a worker. */
export function createSearchIndex(pages: readonly SearchDataPage[]): SearchIndex {
  const sections = pages.flatMap(toSections)
  const texts = sections.map(textsOf)
  const lexicon = createLexicon()
  const repeats = sections.map(() => new Map<number, number>())
  const onRepeat = (section: number, token: number): void => {
    const counts = repeats[section]
    counts?.set(token, (counts.get(token) ?? 1) + 1)
  }
  const indexes = new Map(
    fields.map((field) => {
      const ofField = texts.map((text) => text[field])
      const isName = field === 'title' || field === 'heading'
      const counting = field === 'body' ? { onRepeat } : {}
      return [field, indexField(ofField, { lexicon, isName, ...counting })]
    }),
  )
  const kept = new Map<string, readonly number[]>()
  return {
    sections,
    words: new Set(lexicon.tokens),
    find: (field, term) => {
      const key = `${field} ${term}`
      const known = kept.get(key)
      if (known) return known
      const found = indexes.get(field)?.search(term, { limit: sections.length }) ?? []
      const numbers = found.map(Number)
      kept.set(key, numbers)
      return numbers
    },
    count: (section, term) => repeats[section]?.get(lexicon.numberOf(term)) ?? 1,
  }
}
