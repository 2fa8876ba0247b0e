import { joined, tokensOfWord, wordsOf } from './tokens.ts'

/** Assigns numbers to tokens, because counting numbers is faster than counting strings. */
export interface Lexicon {
  /** The numbers of the tokens of a text, in order and with repeats. */
  readonly read: (text: string) => readonly number[]
  readonly numberOf: (token: string) => number
  /** Tokens by number. */
  readonly tokens: readonly string[]
  /** Whether `read` found the token in a text, rather than only two adjacent words joined. */
  readonly isWritten: (token: string) => boolean
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
  const read = (text: string): readonly number[] => {
    const found: number[] = []
    for (const word of wordsOf(text)) {
      let ofWord = cut.get(word)
      if (!ofWord) {
        ofWord = tokensOfWord(word).map(numberOf)
        cut.set(word, ofWord)
        for (const token of ofWord) written.add(token)
      }
      for (const token of ofWord) found.push(token)
    }
    return found
  }
  return {
    read,
    numberOf,
    tokens,
    isWritten: (token) => written.has(numberOf(token)),
    toWritten,
  }
}
