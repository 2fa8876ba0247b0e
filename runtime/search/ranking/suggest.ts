// Queries that readers may have meant, from the words of the index.
import { fold } from '../words/fold.ts'
import type { SearchIndex } from '../search-index.ts'
import type { RankedSection } from '../sections.ts'
import { isStopWord, joined, splitIdentifier, stem, tokensOf, wordsOf } from '../words/tokens.ts'
import { charactersOf, hasUnspaced, isUnspacedWord } from '../words/unspaced.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

interface SuggestTools {
  readonly index: Pick<SearchIndex, 'toWritten' | 'isCompound'>
  readonly vocabulary: Vocabulary
  readonly hitsOf: (query: string) => readonly RankedSection[]
}

/** A match of this quality or better is not a guess. */
const SURE = 0.5

/** A word in a text. A word with an apostrophe is an English word rather than a name. */
const wordPattern = /[\p{L}\p{N}_$][\p{L}\p{N}\p{M}_$]*(?:['’][\p{L}\p{N}\p{M}_$]+)*/gu

/**
 * The most similar word of the index, for a word that the site lacks. A word that others begin with
 * is not misspelled, but unfinished; and a typing error spares the first letter (`uncaught`, `caught`).
 */
function correctWord(word: string, { index, vocabulary }: SuggestTools): string {
  // Pairs of characters have no typing errors.
  if (hasUnspaced(word)) return word
  const token = joined(word)
  const matches = vocabulary.match(token)
  if (matches.some(({ quality, edits }) => edits === undefined && quality >= SURE)) return word
  const guess = matches.find(
    ({ term, edits }) => edits !== undefined && term[0] === token[0] && !index.isCompound(term),
  )
  return guess ? index.toWritten(guess.term) : word
}

/** Whether a section contains every significant word of a query, or a form of it. */
function hasEvery({ section: { page, path, prose, names } }: RankedSection, query: string) {
  const stems = new Set(tokensOf([page.t, ...path, prose, names].join(' ')).map(stem))
  return wordsOf(query)
    .filter((word) => !isStopWord(fold(word)))
    .every(
      (word) =>
        stems.has(stem(joined(word))) ||
        splitIdentifier(word).every((part) => stems.has(stem(part))),
    )
}

/** The number of first hits that may show that a correction is better. */
const SHOWN = 5

/**
 * The query with similar words of the index in place of those that the site lacks, and everything
 * else as it is. Undefined when none is misspelled, or when no section has all the words then.
 */
export function correct(text: string, tools: SuggestTools): string | undefined {
  const corrected = text.replaceAll(wordPattern, (word) => correctWord(word, tools))
  if (corrected === text) return undefined
  const best = tools.hitsOf(corrected).slice(0, SHOWN)
  return best.some((ranked) => hasEvery(ranked, corrected)) ? corrected : undefined
}

/** The number of hits of a word; none if the index made it of two words that it joined. */
function countHits(word: string, { hitsOf }: SuggestTools): number {
  const ranked = hitsOf(word)
  const isWritten = ranked.some(({ section: { page, path, prose, names } }) =>
    fold([page.t, ...path, prose, names].join(' ')).includes(fold(word)),
  )
  return isWritten ? ranked.length : 0
}

/** For a query without hits: words of it and similar words of the index that have hits. */
export function suggest(text: string, tools: SuggestTools): string[] {
  const words = wordsOf(text).map(fold)
  const starts = words.flatMap((word) =>
    isUnspacedWord(word)
      ? charactersOf(word)
      : [word.slice(0, 4), word.slice(0, 3)].filter((start) => start.length > 2),
  )
  const near = starts.flatMap((start) =>
    tools.vocabulary
      .match(start)
      .slice(0, 6)
      .map(({ term }) => ({ term, hits: countHits(term, tools) }))
      .toSorted((a, b) => b.hits - a.hits)
      .slice(0, 2)
      .map(({ term }) => term),
  )
  return [...new Set([...words, ...near])].filter((word) => countHits(word, tools) > 0).slice(0, 3)
}
