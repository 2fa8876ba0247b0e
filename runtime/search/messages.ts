// The messages between the page and the search worker.
import type { SearchResult } from './engine.ts'
import type { HitFilters } from './ranking/filter-hits.ts'

/** Search data that the worker loads once. */
export interface DataSource {
  /** The absolute URL of the file of headings, which names the file of texts. */
  readonly href: string
  /** The absolute URL of the file of texts, if the search configuration names it. */
  readonly texts: string | undefined
  readonly synonyms: readonly (readonly string[])[]
}

export type WorkerRequest =
  | {
      /** Request the texts while the headings are on their way. */
      readonly kind: 'begin'
      readonly id: number
      readonly source: DataSource
    }
  | {
      readonly kind: 'load'
      readonly id: number
      readonly source: DataSource
      /** The headings, if the page fetched them. */
      readonly headings?: ArrayBuffer | undefined
    }
  | ({
      readonly kind: 'search'
      readonly id: number
      readonly source: DataSource
      readonly text: string
      readonly limit: number
      readonly all: boolean
    } & HitFilters)

export type WorkerReply =
  | { readonly id: number; readonly kind: 'done'; readonly result: SearchResult | undefined }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string }
