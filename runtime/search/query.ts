import { fold, isStopWord, joined, splitIdentifier, wordsOf } from './tokens.ts'
import type { TermMatch, Vocabulary } from './vocabulary.ts'

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
  /** Pairs of adjacent words as written, folded, including stop words. */
  readonly pairs: readonly string[]
}

/**
 * Split a word at its case changes, unless the index contains the whole word, or a name that begins
 * with it.
 */
function splitUnknown(written: string, vocabulary: Vocabulary): readonly string[] {
  const parts = splitIdentifier(written)
  if (parts.length < 2) return parts
  const whole = parts.join('')
  const isKnown = vocabulary
    .match(whole, true)
    .some(({ term, quality }) => quality > 0.75 || term.startsWith(whole))
  return isKnown ? [whole] : parts
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

/** Parse a query into its words, alone and joined with adjacent ones (`extra reducers`). */
export function parseQuery(typed: string, vocabulary: Vocabulary): Query {
  const text = withoutPositions(typed)
  const written = withoutEndings(wordsOf(text)).map((word) => splitMember(word, vocabulary))
  const all = written.flat()
  // A part of an identifier is never a common word: `use` in `useQuery`, `on` in `onClick`.
  const meaningful = written.flatMap((parts) =>
    parts.length > 1 ? parts : parts.filter((word) => !isStopWord(word)),
  )
  const words = meaningful.length > 0 ? meaningful : all
  const single = words.map((word, index) => ({ matches: vocabulary.match(word), covers: [index] }))
  const runs = words.flatMap((_, index) =>
    [2, 3].flatMap((size) => {
      const run = words.slice(index, index + size)
      if (run.length < size) return []
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
  return { terms: [...single, ...runs], words, joined: joined(text), pairs }
}
