import { Index } from 'flexsearch'
import type { Lexicon } from './lexicon.ts'
import { joined, wordsOf } from './tokens.ts'

interface FieldOptions {
  readonly lexicon: Lexicon
  /** Whether adjacent words are indexed as one word too: `quickstart` for `Quick start`. */
  readonly isName: boolean
  /** Called each time a section repeats a token. */
  readonly onRepeat?: (section: number, token: number) => void
}

/** Each pair of adjacent words as one word. */
function compoundsOf(text: string): readonly string[] {
  const all = wordsOf(text)
  return all.slice(1).map((word, index) => joined(`${all[index] ?? ''} ${word}`))
}

/** The sections that contain each token, in order and without repeats. */
function createPostings(texts: readonly string[], options: FieldOptions): readonly number[][] {
  const { lexicon, isName, onRepeat } = options
  const postings: number[][] = []
  const add = (section: number, token: number): void => {
    const list = postings[token]
    if (!list) postings[token] = [section]
    else if (list.at(-1) !== section) list.push(section)
    else onRepeat?.(section, token)
  }
  // All sections of a page have the same title.
  const names = new Map<string, readonly number[]>()
  const readName = (name: string): readonly number[] => {
    const known = names.get(name)
    if (known) return known
    const tokens = [...lexicon.read(name), ...compoundsOf(name).map(lexicon.numberOf)]
    names.set(name, tokens)
    return tokens
  }
  const read = isName ? readName : lexicon.read
  texts.forEach((text, section) => {
    for (const token of read(text)) add(section, token)
  })
  return postings
}

/**
 * Index the texts of one field, one text for each section. FlexSearch imports the index in its
 * exchange format (terms with their sections by score, of which there is one), because adding the
 * texts one by one takes several times as long.
 */
export function indexField(texts: readonly string[], options: FieldOptions): Index {
  const entries: [string, [number[]]][] = []
  createPostings(texts, options).forEach((sections, token) => {
    entries.push([options.lexicon.tokens[token] ?? '', [sections]])
  })
  const index = new Index({ tokenize: 'strict', resolution: 1, encode: (term: string) => [term] })
  index.import('map', JSON.stringify(entries))
  return index
}
