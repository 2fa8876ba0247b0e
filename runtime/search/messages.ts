// The messages between the page and the search worker.
import type { SearchResult } from './engine.ts'

export type WorkerRequest =
  | {
      readonly kind: 'load'
      readonly id: number
      /** The absolute URL of a search data file. */
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
