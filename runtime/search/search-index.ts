// Finds the sections that contain a term, by field. FlexSearch holds the inverted index of each
// field, see index-field.ts.
import type { SearchDataPage } from '../shared/manifests.ts'
import { indexField } from './index-field.ts'
import { createLexicon } from './lexicon.ts'
import { type Section, toSections } from './sections.ts'

export const fields = ['title', 'heading', 'path', 'defined', 'code', 'body'] as const
export type Field = (typeof fields)[number]

export interface SearchIndex {
  readonly sections: readonly Section[]
  readonly words: ReadonlySet<string>
  /** Those of `words` that are only two adjacent words of a name joined, such as `quickstart`. */
  readonly compounds: ReadonlySet<string>
  /** A word as the texts write it. */
  readonly toWritten: (word: string) => string
  /** The indexes of the sections whose field contains the term. */
  readonly find: (field: Field, term: string) => readonly number[]
  /** How often the body of a section that contains the term does so; at least 1. */
  readonly count: (section: number, term: string) => number
}

/** URLs and ids consist of words too, often of older ones when a heading was rewritten. */
const wordsOfUrl = (url: string): string => url.replaceAll(/[-/]/g, ' ')

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
    path: `${path.slice(0, -1).join(' ')} ${page.c} ${wordsOfUrl(isLead ? page.u : id)}`,
    defined,
    code: names,
    body: prose,
  }
}

/**
 * Index all sections. Takes a few milliseconds for each hundred sections, so it is meant for a
 * worker.
 */
export function createSearchIndex(pages: readonly SearchDataPage[]): SearchIndex {
  const sections = toSections(pages)
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
    compounds: new Set(lexicon.tokens.filter((_, number) => !lexicon.isWritten(number))),
    toWritten: lexicon.toWritten,
    find: (field, term) => {
      const key = `${field} ${term}`
      const known = kept.get(key)
      if (known) return known
      const numbers = indexes.get(field)?.(term) ?? []
      kept.set(key, numbers)
      return numbers
    },
    count: (section, term) => repeats[section]?.get(lexicon.numberOf(term)) ?? 1,
  }
}
