import { editDistances } from './edit-distance.ts'
import type { SearchIndex } from '../search-index.ts'
import { synonymsOf } from './general-synonyms.ts'
import { areForms, rootStarts } from './same-root.ts'
import type { TermList } from '../term-list.ts'
import { stem } from './tokens.ts'
import { isUnspacedWord } from './unspaced.ts'

/**
 * A word of the index that a query word may mean. `quality` is 1 for the word itself and less for a
 * guess.
 */
export interface TermMatch {
  readonly term: string
  readonly quality: number
  /** The typing errors between the words; undefined when the word is not seen as misspelled. */
  readonly edits?: number
}

export interface Vocabulary {
  /**
   * At most a few dozen words, best first. When `sure` is true, typing errors are not considered.
   */
  readonly match: (token: string, sure?: boolean) => readonly TermMatch[]
}

const MAX_MATCHES = 40

/** The quality of a word from which another one is derived. */
const DERIVED = 0.8

/** The quality of a word with the same root: less than any form that counts as the word itself. */
const SAME_ROOT = 0.69

/** `initial` for the stem of `initialize`; empty for other words. */
const rootOfVerb = (stemmed: string): string => /^(.{4,})iz$/.exec(stemmed)?.[1] ?? ''

const MAX_PREFIXES = 400

const editsFor = (token: string): number =>
  token.length < 4 || /^\d+$/.test(token) ? 0 : token.length < 8 ? 1 : 2

/**
 * The letters of a term, one bit each. A term that lacks too many letters of the query cannot be
 * similar.
 */
function lettersOf(term: string): number {
  let letters = 0
  for (let at = 0; at < term.length; at++) letters |= 1 << (term.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

function prefixMatches(terms: TermList, token: string): TermMatch[] {
  return terms
    .startingWith(token, MAX_PREFIXES + 1)
    .filter((term) => term !== token)
    .slice(0, MAX_PREFIXES)
    .map((term) => ({ term, quality: 0.5 + (0.4 * token.length) / term.length }))
}

/** The words of the index with the root of a word that it lacks. */
function formsOf(terms: TermList, token: string): TermMatch[] {
  const near = rootStarts(token).flatMap((start) => terms.startingWith(start))
  return near
    .filter((term) => term !== token && areForms(token, term))
    .map((term) => ({ term, quality: SAME_ROOT }))
}

/** The most letters at the end of a long English stem that its words may lack. */
const CHANGED_END = 3
const LONGEST_START = 5

/** What all words with a stem begin with. */
export const stemStart = (stemmed: string): string =>
  stemmed.slice(
    0,
    /^[a-z]+$/.test(stemmed)
      ? Math.max(2, Math.min(LONGEST_START, stemmed.length - CHANGED_END))
      : 2,
  )

/**
 * Create the function that finds the terms with a stem. Only the terms with the same beginning are
 * stemmed.
 */
function createStemIndex(terms: TermList): (stemmed: string) => readonly string[] {
  const byStart = new Map<string, Map<string, string[]>>()
  const read = (start: string): Map<string, string[]> => {
    const byStem = new Map<string, string[]>()
    for (const term of terms.startingWith(start)) {
      const key = stem(term)
      const list = byStem.get(key)
      if (list) list.push(term)
      else byStem.set(key, [term])
    }
    return byStem
  }
  return (stemmed) => {
    if (stemmed === '') return []
    const start = stemStart(stemmed)
    const byStem = byStart.get(start) ?? read(start)
    byStart.set(start, byStem)
    return byStem.get(stemmed) ?? []
  }
}

/** Terms and the letters of each. */
interface Guesses {
  readonly terms: readonly string[]
  readonly letters: Int32Array
}

/** Create the function that guesses which words were meant by one that has typing errors. */
function createGuesser(terms: TermList): (token: string) => readonly TermMatch[] {
  const byStart = new Map<string, Guesses>()
  const startingWith = (start: string): Guesses => {
    const known = byStart.get(start)
    if (known) return known
    const found = terms.all(start)
    const guesses = { terms: found, letters: Int32Array.from(found, lettersOf) }
    byStart.set(start, guesses)
    return guesses
  }
  return (token) => {
    if (editsFor(token) === 0) return []
    // Few errors are in the first letters, and all terms of a large site are much to load.
    for (const length of [2, 1]) {
      const guesses = guess(startingWith(token.slice(0, length)), token)
      if (guesses.length > 0) return guesses
    }
    return guess(startingWith(''), token)
  }
}

/** Words with one or two typing errors, and words with such a prefix. */
function guess({ terms, letters }: Guesses, token: string): TermMatch[] {
  const limit = editsFor(token)
  const wanted = lettersOf(token)
  const matches: TermMatch[] = []
  terms.forEach((term, index) => {
    if (term.length < token.length - limit) return
    if (countBits(wanted & ~(letters[index] ?? 0)) > limit) return
    const sameStart = term[0] === token[0]
    const { whole, prefix } = editDistances(token, term, limit)
    if (whole <= limit)
      matches.push({ term, quality: (sameStart ? 0.82 : 0.52) - 0.14 * whole, edits: whole })
    else if (prefix <= limit && sameStart && token.length > 5)
      matches.push({ term, quality: 0.5 - 0.08 * prefix })
  })
  return matches
}

/**
 * Create a vocabulary of the words of the index. `synonyms` are groups of folded words with the
 * same meaning.
 */
export function createVocabulary(
  index: Pick<SearchIndex, 'terms' | 'isWord' | 'isCompound' | 'isInTexts'>,
  synonyms: readonly (readonly string[])[],
): Vocabulary {
  const { terms, isWord, isCompound, isInTexts } = index
  const guessAll = createGuesser(terms)
  const withStem = createStemIndex(terms)
  const kept = new Map<string, readonly TermMatch[]>()

  const find = (token: string, sure: boolean): readonly TermMatch[] => {
    const matches: TermMatch[] = isWord(token) ? [{ term: token, quality: 1 }] : []
    for (const term of withStem(stem(token))) matches.push({ term, quality: 0.95 })
    for (const term of withStem(rootOfVerb(stem(token)))) matches.push({ term, quality: DERIVED })
    for (const group of synonyms)
      if (group.includes(token))
        for (const other of group) if (isWord(other)) matches.push({ term: other, quality: 0.7 })
    // Where texts have the word, it means that word. Phrases and synonyms of the site only add to it.
    const isText = matches.some(({ term, quality }) => quality > 0.75 && isInTexts(term))
    const others = isText ? [] : synonymsOf(stem(token))
    for (const other of others)
      for (const term of withStem(other)) matches.push({ term, quality: 0.7 })
    // A letter or character is the prefix of too many words, so its matches count only when there are
    // no others.
    const isLetter = token.length === 1 || isUnspacedWord(token)
    if (!isLetter || matches.length === 0) {
      // A complete word is not the beginning of two words that happen to be adjacent: `withTypes`
      // and `with TypeScript`.
      const isWritten = isWord(token) && !isCompound(token)
      const prefixed = prefixMatches(terms, token)
      matches.push(...prefixed.filter(({ term }) => !isWritten || !isCompound(term)))
    }
    // A word that the index contains is neither another form nor a typing error.
    if (!matches.some(({ quality }) => quality > 0.75)) {
      matches.push(...formsOf(terms, token))
      if (!sure) matches.push(...guessAll(token))
    }
    const best = new Map<string, TermMatch>()
    for (const match of matches)
      if (match.quality > (best.get(match.term)?.quality ?? 0)) best.set(match.term, match)
    return [...best.values()]
      .toSorted((a, b) => b.quality - a.quality || (a.term < b.term ? -1 : 1))
      .slice(0, MAX_MATCHES)
  }

  return {
    match: (token, sure = false) => {
      const key = sure ? `=${token}` : token
      const known = kept.get(key)
      if (known) return known
      const found = find(token, sure)
      kept.set(key, found)
      return found
    },
  }
}
