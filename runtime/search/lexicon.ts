// Numbers for the words of all texts. Enters: texts. Leaves: tokens as numbers, so that counting them is quick.
import { tokensOfWord, wordsOf } from './tokens.ts'

export interface Lexicon {
  /** The tokens of a text in order, with repeats. */
  readonly read: (text: string) => readonly number[]
  readonly numberOf: (token: string) => number
  /** Tokens by number. */
  readonly tokens: readonly string[]
}

/** Words come again and again: each is cut into its tokens only once. */
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
