// What the reader asks for. Enters: text as typed. Leaves: the words of the index that each of its words may stand for.
// Must not know sections.
import { fold, isStopWord, joined, splitIdentifier, wordsOf } from './tokens.ts'
import type { TermMatch, Vocabulary } from './vocabulary.ts'

/** One thing the reader asks for: all words of the index that may stand for it. */
export interface QueryTerm {
  readonly matches: readonly TermMatch[]
  /** Share of the query's words it stands for; the joined form of two neighbours counts for both. */
  readonly covers: readonly number[]
}

export interface Query {
  readonly terms: readonly QueryTerm[]
  /** Words that must be answered. */
  readonly words: readonly string[]
  /** The whole query as one token. */
  readonly joined: string
  /** Neighbouring words as written, folded, stop words included. */
  readonly pairs: readonly string[]
}

/** One word as the reader wrote it, cut into parts unless the site knows it whole. */
function cut(written: string, vocabulary: Vocabulary): readonly string[] {
  const parts = splitIdentifier(written)
  if (parts.length < 2) return parts
  const whole = parts.join('')
  return vocabulary.match(whole, true).some(({ quality }) => quality > 0.75) ? [whole] : parts
}

/** What each word stands for, alone, joined with its neighbours (`extra reducers`), and as it was written. */
export function parseQuery(text: string, vocabulary: Vocabulary): Query {
  const written = wordsOf(text).map((word) => cut(word, vocabulary))
  const all = written.flat()
  const meaningful = all.filter((word) => !isStopWord(word))
  const words = meaningful.length > 0 ? meaningful : all
  const single = words.map((word, index) => ({ matches: vocabulary.match(word), covers: [index] }))
  const runs = words.flatMap((_, index) =>
    [2, 3].flatMap((size) => {
      const run = words.slice(index, index + size)
      if (run.length < size) return []
      const whole = run.join('')
      // Written as one word it may be misspelled as one: `configuerStore`.
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
