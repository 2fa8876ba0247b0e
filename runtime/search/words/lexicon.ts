import { joined, tokensOfWord } from './tokens.ts'
import { joinWords } from './unspaced.ts'

/** Assigns numbers to tokens, because counting numbers is faster than counting strings. */
export interface Lexicon {
  /** The numbers of the tokens of some words, in order and with repeats. */
  readonly read: (words: readonly string[]) => number[]
  readonly numberOf: (token: string) => number
  /** The numbers of words that are tokens already. */
  readonly readTokens: (tokens: readonly string[]) => number[]
  /** The numbers of each pair of adjacent words as one token. */
  readonly readPairs: (words: readonly string[]) => number[]
  /** Tokens by number. */
  readonly tokens: readonly string[]
  readonly has: (token: string) => boolean
  /** Whether the token is known, but only as two adjacent words joined. */
  readonly isCompound: (token: string) => boolean
  /** A token as the texts write it, such as `createSlice` for `createslice`. */
  readonly toWritten: (token: string) => string
}

/** Create a lexicon. It splits each word into tokens only once. */
export function createLexicon(): Lexicon {
  const tokens: string[] = []
  const numbers = new Map<string, number>()
  const cut = new Map<string, readonly number[]>()
  const numberOf = (token: string): number => {
    const known = numbers.get(token)
    if (known !== undefined) return known
    numbers.set(token, tokens.length)
    return tokens.push(token) - 1
  }
  const written = new Set<number>()
  let spellings: Map<string, string> | undefined
  const toWritten = (token: string): string => {
    spellings ??= new Map([...cut.keys()].toReversed().map((word) => [joined(word), word]))
    return spellings.get(token) ?? token
  }
  const readWord = (word: string): readonly number[] => {
    const known = cut.get(word)
    if (known) return known
    const ofWord = tokensOfWord(word).map(numberOf)
    cut.set(word, ofWord)
    for (const token of ofWord) written.add(token)
    return ofWord
  }
  const read = (words: readonly string[]): number[] => {
    const found: number[] = []
    for (const word of words) for (const token of readWord(word)) found.push(token)
    return found
  }
  const readTokens = (known: readonly string[]): number[] =>
    known.map((token) => {
      const number = numberOf(token)
      written.add(number)
      return number
    })
  const readPairs = (words: readonly string[]): number[] => {
    // The first token of a word is the whole word.
    const wholes = words.map((word) => tokens[readWord(word)[0] ?? -1] ?? '')
    return wholes.slice(1).map((whole, index) => numberOf(joinWords([wholes[index] ?? '', whole])))
  }
  const isCompound = (token: string): boolean => {
    const number = numbers.get(token)
    return number !== undefined && !written.has(number)
  }
  return {
    read,
    readTokens,
    readPairs,
    numberOf,
    tokens,
    has: (token) => numbers.has(token),
    isCompound,
    toWritten,
  }
}
