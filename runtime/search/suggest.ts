// Queries that readers may have meant, from the words of the index.
import type { SearchIndex } from './search-index.ts'
import type { RankedSection } from './sections.ts'
import { fold, joined, wordsOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

interface SuggestTools {
  readonly index: Pick<SearchIndex, 'toWritten' | 'isCompound'>
  readonly vocabulary: Vocabulary
  readonly hitsOf: (query: string) => readonly RankedSection[]
}

/** A match of this quality or better is not a guess. */
const SURE = 0.5

/**
 * The query with the most similar word of the index in place of each that is misspelled; undefined
 * when none is. A word that others begin with is not misspelled, but unfinished.
 */
export function correct(text: string, { index, vocabulary }: SuggestTools): string | undefined {
  const written = wordsOf(text)
  const corrected = written.map((word) => {
    const matches = vocabulary.match(joined(word))
    if (matches.some(({ quality, edits }) => edits === undefined && quality >= SURE)) return word
    const guess = matches.find(({ term, edits }) => edits !== undefined && !index.isCompound(term))
    return guess ? index.toWritten(guess.term) : word
  })
  return corrected.every((word, at) => word === written[at]) ? undefined : corrected.join(' ')
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
    [word.slice(0, 4), word.slice(0, 3)].filter((start) => start.length > 2),
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
