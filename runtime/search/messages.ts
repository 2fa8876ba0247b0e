// What page and search worker say to each other. Enters: nothing. Leaves: types.
import type { SearchResult } from './engine.ts'

export type WorkerRequest =
  | {
      readonly kind: 'load'
      readonly id: number
      /** Absolute address of a search data file. */
      readonly href: string
      readonly synonyms: readonly (readonly string[])[]
    }
  | {
      readonly kind: 'search'
      readonly id: number
      readonly href: string
      readonly text: string
      readonly limit: number
      readonly all: boolean
    }

export type WorkerReply =
  | { readonly id: number; readonly kind: 'done'; readonly result: SearchResult | undefined }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string }
