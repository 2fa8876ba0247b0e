import { joined, tokensOfWord, wordsOf } from './tokens.ts'

/** Assigns numbers to tokens, because counting numbers is faster than counting strings. */
export interface Lexicon {
  /** The numbers of the tokens of a text, in order and with repeats. */
  readonly read: (text: string) => readonly number[]
  readonly numberOf: (token: string) => number
  /** The numbers of each pair of adjacent words as one token. */
  readonly readPairs: (text: string) => readonly number[]
  /** Tokens by number. */
  readonly tokens: readonly string[]
  /** Whether `read` found the token in a text, rather than only two adjacent words joined. */
  readonly isWritten: (number: number) => boolean
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
  const read = (text: string): readonly number[] => {
    const found: number[] = []
    for (const word of wordsOf(text)) for (const token of readWord(word)) found.push(token)
    return found
  }
  const readPairs = (text: string): readonly number[] => {
    // The first token of a word is the whole word.
    const wholes = wordsOf(text).map((word) => tokens[readWord(word)[0] ?? -1] ?? '')
    return wholes.slice(1).map((whole, index) => numberOf(`${wholes[index] ?? ''}${whole}`))
  }
  return {
    read,
    readPairs,
    numberOf,
    tokens,
    isWritten: (number) => written.has(number),
    toWritten,
  }
}
