// The messages between the page and the search worker.
import type { SearchResult } from './engine.ts'

/** Search data that the worker loads once. */
export interface DataSource {
  /** The absolute URLs of the headings and of the texts. */
  readonly href: string
  readonly textsHref: string
  readonly synonyms: readonly (readonly string[])[]
}

export type WorkerRequest =
  | { readonly kind: 'load'; readonly id: number; readonly source: DataSource }
  | {
      readonly kind: 'search'
      readonly id: number
      readonly source: DataSource
      readonly text: string
      readonly limit: number
      readonly all: boolean
    }

export type WorkerReply =
  | { readonly id: number; readonly kind: 'done'; readonly result: SearchResult | undefined }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string }
