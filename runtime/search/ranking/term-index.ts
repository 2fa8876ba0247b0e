import { Index } from 'flexsearch'

/** Which of the texts of a field contain a token. */
export interface TermIndex {
  /** Add a text by its number and its tokens, which may repeat. */
  readonly add: (text: number, tokens: readonly string[]) => void
  /** The numbers of the texts that contain a token, in the order in which they were added. */
  readonly find: (token: string) => readonly number[]
}

/**
 * Create an index that FlexSearch keeps. The tokens are ours, because they follow the parts of
 * identifiers.
 */
export function createTermIndex(): TermIndex {
  let added: readonly string[] | undefined
  let count = 0
  // A term of a query is a token already.
  const encode = (text: string): string[] => (added ? [...added] : [text])
  const index = new Index({ tokenize: 'strict', resolution: 1, encode })
  return {
    add: (text, tokens) => {
      const [first = ''] = tokens
      added = tokens
      index.add(text, first)
      added = undefined
      count += 1
    },
    find: (token) => index.search(token, { limit: count }).map(Number),
  }
}
