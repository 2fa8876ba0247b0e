import { Index } from 'flexsearch'
import type { TermIndex } from './term-index.ts'

/**
 * Create an index that FlexSearch keeps. The tokens are ours, because they follow the parts of
 * identifiers.
 */
export function createFlexSearchIndex(): TermIndex {
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
