// Finds the sections that contain a term, by field.
import type { SearchDataPage } from '../shared/manifests/manifests.ts'
import { indexField } from './ranking/index-field.ts'
import { createLexicon } from './words/lexicon.ts'
import { type Section, toSections } from './sections.ts'
import { createTermIndex } from './ranking/term-index.ts'
import { createTermList, type TermList } from './term-list.ts'

export const fields = ['title', 'heading', 'path', 'phrase', 'defined', 'code', 'body'] as const
export type Field = (typeof fields)[number]

export interface SearchIndex {
  readonly sections: readonly Section[]
  readonly terms: TermList
  readonly isWord: (word: string) => boolean
  /** Whether a word is more than a part of a phrase that only readers say. */
  readonly isInTexts: (word: string) => boolean
  /** Whether a word is only two adjacent words of a name joined, such as `quickstart`. */
  readonly isCompound: (word: string) => boolean
  /** A word as the texts write it. */
  readonly toWritten: (word: string) => string
  /** The indexes of the sections whose field contains the term. */
  readonly find: (field: Field, term: string) => readonly number[]
  /** How often the body of a section that contains the term does so; at least 1. */
  readonly count: (section: number, term: string) => number
}

/** URLs and ids consist of words too, often of older ones when a heading was rewritten. */
const wordsOfUrl = (url: string): string => url.replaceAll(/[-/]/g, ' ')

/** Remove the number by which the ids of equal headings differ, which isn't a word: `example-5`. */
const withoutCount = (id: string): string => id.replace(/-\d+$/, '')

/** The texts of a section by field. */
export const textsOf: Readonly<Record<Field, (section: Section) => readonly string[]>> = {
  title: ({ page }) => [page.t],
  heading: ({ path }) => path.slice(-1),
  path: ({ page, id, path, isLead }) => [
    ...path.slice(0, -1),
    page.c,
    wordsOfUrl(isLead ? page.u : withoutCount(id)),
  ],
  phrase: ({ phrases }) => phrases,
  defined: ({ defined }) => toTexts(defined),
  code: ({ names }) => toTexts(names),
  body: ({ prose }) => toTexts(prose),
}

const none: readonly string[] = []
const toTexts = (text: string): readonly string[] => (text === '' ? none : [text])

/**
 * Index all sections. Takes a few milliseconds for each hundred sections, so it is meant for a
 * worker.
 */
export function createSearchIndex(pages: readonly SearchDataPage[]): SearchIndex {
  const sections = toSections(pages)
  const lexicon = createLexicon()
  const repeats = new Map<number, Map<number, number>>()
  const onRepeat = (section: number, token: number): void => {
    const counts = repeats.get(section) ?? new Map<number, number>()
    counts.set(token, (counts.get(token) ?? 1) + 1)
    repeats.set(section, counts)
  }
  const indexes = new Map(
    fields.map((field) => {
      const isName = field === 'title' || field === 'heading'
      const counting = field === 'body' ? { onRepeat } : {}
      const index = createTermIndex()
      // The names that a section defines are in its body too.
      const hasSymbols = field !== 'defined'
      const options = { textsOf: textsOf[field], lexicon, index, isName, hasSymbols, ...counting }
      return [field, indexField(sections, options)]
    }),
  )
  const kept = new Map<string, readonly number[]>()
  const find: SearchIndex['find'] = (field, term) => {
    const key = `${field} ${term}`
    const known = kept.get(key)
    if (known) return known
    const numbers = indexes.get(field)?.(term) ?? []
    if (numbers.length > 0) kept.set(key, numbers)
    return numbers
  }
  return {
    sections,
    terms: createTermList(lexicon.tokens),
    isWord: lexicon.has,
    isCompound: lexicon.isCompound,
    toWritten: lexicon.toWritten,
    isInTexts: (word) => fields.some((field) => field !== 'phrase' && find(field, word).length > 0),
    find,
    count: (section, term) => repeats.get(section)?.get(lexicon.numberOf(term)) ?? 1,
  }
}
