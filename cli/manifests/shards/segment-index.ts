// The words of some sections, each read once, and the sections that have them. The search of readers answers
// the same from an index in memory; a test compares the two.
import { type Field, fields, textsOf } from '../../../runtime/search/search-index.ts'
import type { Section } from '../../../runtime/search/sections.ts'
import { fold } from '../../../runtime/search/words/fold.ts'
import { createLexicon, type Lexicon } from '../../../runtime/search/words/lexicon.ts'
import { symbolsOf } from '../../../runtime/search/words/symbols.ts'
import { joined, wordsOf } from '../../../runtime/search/words/tokens.ts'
import { pushAll } from '../../primitives/long-lists.ts'

/** A word of a text. */
interface Word {
  readonly written: string
  /** Numbers of terms. */
  readonly terms: readonly number[]
  /** The word as phrases in queries have it; a few letters of Unicode are several words. */
  readonly folded: readonly string[]
}

/** Sections in ascending order, and how often each repeats the term. */
export interface Posting {
  readonly sections: number[]
  readonly repeats: number[]
}

/** The index of a segment. */
export interface SegmentIndex {
  /** All terms, by number. */
  readonly terms: Lexicon['tokens']
  readonly isCompound: Lexicon['isCompound']
  /**
   * How texts write a term, after the index of the field that has it first: among segments, the spelling of
   * the first field counts, as it does in an index of all pages.
   */
  readonly spellings: ReadonlyMap<string, string>
  /** The sections whose field has the term with a number. */
  readonly find: (field: Field, term: number) => Posting | undefined
  /** The folded words of the name, the phrases and the text of a section, in their order. */
  readonly foldedOf: (section: Section) => readonly string[]
}

/** Index sections, which come in the order of their numbers. */
export function createSegmentIndex(sections: readonly Section[]): SegmentIndex {
  const lexicon = createLexicon()
  const words = new Map<string, Word>()
  const texts = new Map<string, readonly Word[]>()
  const spellings = new Map<string, string>()
  const readWord = (written: string, field: number): Word => {
    const known = words.get(written)
    if (known) return known
    const term = joined(written)
    if (!spellings.has(term)) spellings.set(term, `${field}${written === term ? '' : written}`)
    const word = { written, terms: lexicon.read([written]), folded: fold(written).split(' ') }
    words.set(written, word)
    return word
  }
  const readText = (text: string, field: number): readonly Word[] => {
    const known = texts.get(text)
    if (known) return known
    const read = wordsOf(text).map((written) => readWord(written, field))
    texts.set(text, read)
    return read
  }
  const postings = new Map(
    fields.map((field, at) => [
      field,
      indexField(sections, field, { lexicon, readText: (text) => readText(text, at) }),
    ]),
  )
  return {
    terms: lexicon.tokens,
    isCompound: lexicon.isCompound,
    spellings,
    find: (field, term) => postings.get(field)?.[term],
    foldedOf: ({ name, phrases, prose }) => {
      const found: string[] = []
      for (const text of [name.text, ...phrases, prose])
        for (const { folded } of readText(text, fields.length)) pushAll(found, folded)
      return found
    },
  }
}

/** The terms of a title or of a heading: those of `find` for a section that has it. */
export function termsOfName(text: string): readonly string[] {
  const lexicon = createLexicon()
  const words = wordsOf(text)
  lexicon.read(words)
  lexicon.readTokens(symbolsOf(text))
  lexicon.readPairs(words)
  return lexicon.tokens
}

interface Reading {
  readonly lexicon: Lexicon
  readonly readText: (text: string) => readonly Word[]
}

/** The postings of a field, by the number of the term. */
function indexField(
  sections: readonly Section[],
  field: Field,
  { lexicon, readText }: Reading,
): readonly (Posting | undefined)[] {
  const postings: (Posting | undefined)[] = []
  const isName = field === 'title' || field === 'heading'
  for (const [number, section] of sections.entries()) {
    const add = (term: number): void => addTo((postings[term] ??= newPosting()), number)
    for (const text of textsOf[field](section)) {
      const words = readText(text)
      for (const { terms } of words) for (const term of terms) add(term)
      // The names that a section defines are in its body too.
      if (field !== 'defined') lexicon.readTokens(symbolsOf(text)).forEach(add)
      if (isName) lexicon.readPairs(words.map(({ written }) => written)).forEach(add)
    }
  }
  return postings
}

const newPosting = (): Posting => ({ sections: [], repeats: [] })

function addTo({ sections, repeats }: Posting, section: number): void {
  const last = sections.length - 1
  if (sections[last] === section) repeats[last] = (repeats[last] ?? 0) + 1
  else {
    sections.push(section)
    repeats.push(0)
  }
}
