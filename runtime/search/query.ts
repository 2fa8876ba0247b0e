import { fold, spellOut } from './words/fold.ts'
import { syllablePairs } from './words/hangul.ts'
import { splitCompound } from './words/split-compound.ts'
import { symbolsOf } from './words/symbols.ts'
import { isStopWord, joined, splitIdentifier, stem, wordsOf } from './words/tokens.ts'
import { hasUnspaced } from './words/unspaced.ts'
import type { TermMatch, Vocabulary } from './words/vocabulary.ts'

/** A word of the query, or adjacent words as one: all words of the index that it may mean. */
export interface QueryTerm {
  readonly matches: readonly TermMatch[]
  /** The indexes of the query's words that it consists of. */
  readonly covers: readonly number[]
}

export interface Query {
  readonly terms: readonly QueryTerm[]
  /** The words that sections should contain. */
  readonly words: readonly string[]
  /** The whole query as one token. */
  readonly joined: string
  /** The stems of the parts of all words. */
  readonly parts: readonly string[]
  /** Pairs of adjacent words as written, folded, including stop words. */
  readonly pairs: readonly string[]
}

/** A shorter name has too many similar ones. */
const SHORTEST_MISSPELLED = 8

/** Whether a name is a known one with a typing error, whose parts would find others: `rejectWithVaule`. */
const isMisspelled = (whole: string, vocabulary: Vocabulary): boolean =>
  whole.length >= SHORTEST_MISSPELLED &&
  !/\d/.test(whole) &&
  vocabulary.match(whole).some(({ edits, quality }) => edits !== undefined && quality > 0.5)

/**
 * Split a word at its case changes, or a compound into the words of the site, unless the index contains the whole word, or a name that begins
 * with it.
 */
function splitUnknown(written: string, vocabulary: Vocabulary): readonly string[] {
  const parts = splitIdentifier(written)
  const pairs = parts.flatMap(syllablePairs)
  const [only = ''] = parts
  if (parts.length === 1 && pairs.length === 0) return splitCompound(only, vocabulary)
  if (parts.length < 2 && pairs.length === 0) return parts
  const whole = parts.join('')
  const isKnown = vocabulary
    .match(whole, true)
    .some(({ term, quality }) => quality > 0.75 || term.startsWith(whole))
  if (isKnown || isMisspelled(whole, vocabulary)) return [whole]
  return parts.flatMap((part) => {
    const ofPart = syllablePairs(part)
    return ofPart.length > 0 ? ofPart : [part]
  })
}

/**
 * Split a member from its owner, as in `api.util.resetApiState`, unless the index contains them as
 * one word, or one that begins with it.
 */
function splitMember(written: string, vocabulary: Vocabulary): readonly string[] {
  const whole = splitUnknown(written, vocabulary)
  if (whole.length < 2 || !written.includes('.')) return whole
  return written.split('.').flatMap((part) => splitUnknown(part, vocabulary))
}

/** Drop contracted endings: `slice's` is `slice`, and not a name of two parts. */
const withoutEndings = (words: readonly string[]): string[] =>
  words.map((word) => word.replace(/['’](?:s|re|ve|ll|d|m)$/i, ''))

/** A file with a line, as in a pasted error message: `store.ts:12:5`. */
const codePosition = /\.\w+(?:\?[^:]*)?:\d/

/** Drop positions in code, whose numbers and file names would match sections by chance. */
const withoutPositions = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !codePosition.test(word))
    .join(' ')

/** Create the function that matches a word in its other spelling too: `ändern` is also `aendern`. */
function createSpellings(text: string, vocabulary: Vocabulary) {
  const spelled = new Map(
    wordsOf(text).flatMap((word) => {
      const other = spellOut(word)
      return other === undefined ? [] : [[joined(word), joined(other)] as const]
    }),
  )
  return (word: string): readonly TermMatch[] => {
    const matches = vocabulary.match(word)
    const other = spelled.get(word)
    if (other === undefined) return matches
    const known = new Set(matches.map(({ term }) => term))
    return [
      ...matches,
      ...vocabulary.match(other, true).filter(({ term }) => !known.has(term)),
    ].toSorted((a, b) => b.quality - a.quality)
  }
}

/** The words with signs that the index contains; a sign alone counts where nothing else is asked. */
const knownSymbols = (text: string, isAlone: boolean, vocabulary: Vocabulary): readonly string[] =>
  // Input methods for Chinese and Japanese type wide signs.
  symbolsOf(text.normalize('NFKC')).filter(
    (symbol) =>
      (isAlone || symbol.length > 1) &&
      vocabulary.match(symbol, true).some(({ quality }) => quality > 0.5),
  )

/** Parse a query into its words, alone and joined with adjacent ones (`extra reducers`). */
export function parseQuery(typed: string, vocabulary: Vocabulary): Query {
  const text = withoutPositions(typed)
  const written = withoutEndings(wordsOf(text)).map((word) => splitMember(word, vocabulary))
  const all = written.flat()
  // A part of an identifier is never a common word: `use` in `useQuery`, `on` in `onClick`.
  const meaningful = written.flatMap((parts) =>
    parts.length > 1 ? parts : parts.filter((word) => !isStopWord(word)),
  )
  const plainWords = meaningful.length > 0 ? meaningful : all
  const words = [...plainWords, ...knownSymbols(text, plainWords.length === 0, vocabulary)]
  const matchOf = createSpellings(text, vocabulary)
  const single = words.map((word, index) => ({ matches: matchOf(word), covers: [index] }))
  const runs = plainWords.flatMap((_, index) =>
    [2, 3].flatMap((size) => {
      const run = plainWords.slice(index, index + size)
      if (run.length < size || run.some(hasUnspaced)) return []
      const whole = run.join('')
      // A word written as one may also be misspelled as one: `configuerStore`.
      const isOneWord = written.some((parts) => parts.length === size && parts.join('') === whole)
      const matches = vocabulary
        .match(whole, !isOneWord)
        .filter(({ quality }) => isOneWord || quality >= 0.7)
      return matches.length > 0
        ? [{ matches, covers: run.map((_word, offset) => index + offset) }]
        : []
    }),
  )
  const plain = wordsOf(text).map(fold)
  const pairs = plain.slice(1).map((word, index) => `${plain[index] ?? ''} ${word}`)
  return {
    terms: [...single, ...runs],
    words,
    joined: joined(text),
    parts: splitIdentifier(text).map(stem),
    pairs,
  }
}
