// One field of all sections as an index of its own. Enters: its texts. Leaves: a FlexSearch index.
// Must not know what the field means.
import { Index } from 'flexsearch'
import type { Lexicon } from './lexicon.ts'
import { joined, wordsOf } from './tokens.ts'

interface FieldOptions {
  readonly lexicon: Lexicon
  /** A name: its neighbouring words are found as one, `quickstart` for `Quick start`. */
  readonly isName: boolean
  /** Called for each time a section says a token again. */
  readonly onRepeat?: (section: number, token: number) => void
}

/** Neighbours written as one. */
function compoundsOf(text: string): readonly string[] {
  const all = wordsOf(text)
  return all.slice(1).map((word, index) => joined(`${all[index] ?? ''} ${word}`))
}

/** Sections by token, in order, each once. */
function createPostings(texts: readonly string[], options: FieldOptions): readonly number[][] {
  const { lexicon, isName, onRepeat } = options
  const postings: number[][] = []
  const add = (section: number, token: number): void => {
    const list = postings[token]
    if (!list) postings[token] = [section]
    else if (list.at(-1) !== section) list.push(section)
    else onRepeat?.(section, token)
  }
  // Names repeat: all sections of a page have its title.
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
 * Index the texts of a field, one a section. The index is handed to FlexSearch in its own exchange format (terms with
 * their sections by score, of which there is one): adding text by text takes several times as long.
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
