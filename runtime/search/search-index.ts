// Enters: search data. Leaves: which sections hold a term, by field.
// Must not rank: rank.ts does. FlexSearch keeps the inverted indexes; words are ours.
import { Index } from 'flexsearch'
import type { SearchData, SearchDataPage, SearchDataSection } from '../shared/manifests.ts'
import { joined, tokensOf } from './tokens.ts'

/** A part of a page that a hit leads to. */
export interface Section {
  readonly page: SearchDataPage
  readonly section: SearchDataSection
  /** Number of the page, in the order of the data. */
  readonly pageIndex: number
  /** The part before the first heading: it stands for the page. */
  readonly isLead: boolean
  /** Page title as one token, and the section's own heading; `''` for a lead. */
  readonly joinedTitle: string
  readonly joinedHeading: string
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

function textsOf(page: SearchDataPage, section: SearchDataSection): Record<Field, string> {
  return {
    title: page.t,
    heading: section.h.at(-1) ?? '',
    path: `${section.h.slice(0, -1).join(' ')} ${page.c}`,
    code: section.k,
    body: section.p,
  }
}

function toSections(data: SearchData): Section[] {
  return data.pages.flatMap((page, pageIndex) =>
    page.s.map((section) => ({
      page,
      section,
      pageIndex,
      isLead: section.h.length === 0,
      joinedTitle: joined(page.t),
      joinedHeading: joined(section.h.at(-1) ?? ''),
      length: section.p.length / 6,
    })),
  )
}

const encode = (text: string): string[] => [...new Set(tokensOf(text))]

/** Index all sections. Takes some milliseconds for each hundred; meant for a worker. */
export function createSearchIndex(data: SearchData): SearchIndex {
  const sections = toSections(data)
  const words = new Set<string>()
  const indexes = new Map(
    fields.map((field) => [field, new Index({ tokenize: 'strict', resolution: 1, encode })]),
  )
  sections.forEach(({ page, section }, number) => {
    const texts = textsOf(page, section)
    for (const field of fields) {
      if (texts[field] === '') continue
      indexes.get(field)?.add(number, texts[field])
      for (const token of encode(texts[field])) words.add(token)
    }
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
