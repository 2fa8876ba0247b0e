import { tokensOfWord, wordsOf } from './tokens.ts'

/** Assigns numbers to tokens, because counting numbers is faster than counting strings. */
export interface Lexicon {
  /** The numbers of the tokens of a text, in order and with repeats. */
  readonly read: (text: string) => readonly number[]
  readonly numberOf: (token: string) => number
  /** Tokens by number. */
  readonly tokens: readonly string[]
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
  const read = (text: string): readonly number[] => {
    const found: number[] = []
    for (const written of wordsOf(text)) {
      let ofWord = cut.get(written)
      if (!ofWord) {
        ofWord = tokensOfWord(written).map(numberOf)
        cut.set(written, ofWord)
      }
      for (const token of ofWord) found.push(token)
    }
    return found
  }
  return { read, numberOf, tokens }
}
