import { readAscending, readNumbers } from './numbers.ts'
import type { ShardRoot } from './shard-files.ts'

/** What the root says of all pages and sections, by their numbers. */
export interface Layout {
  /** The first section of each page. */
  readonly leads: readonly number[]
  /** The page of each section. */
  readonly pageOf: readonly number[]
  /** The number of characters in the prose of each section. */
  readonly lengths: readonly number[]
  /** The weights of pages, where they aren't 1. */
  readonly boosts: ReadonlyMap<number, number>
  /** The first page of each file of texts. */
  readonly textFirsts: readonly number[]
  /** The top category of each page; empty for a page without one. */
  readonly tops: readonly string[]
}

/** Read the layout of all pages, which every query needs. */
export function readLayout({ pages, lengths, boosts, texts, sections }: ShardRoot): Layout {
  const leads: number[] = []
  const pageOf: number[] = []
  readNumbers(pages).forEach((count, page) => {
    leads.push(pageOf.length)
    for (let section = 0; section < count; section++) pageOf.push(page)
  })
  return {
    leads,
    pageOf,
    lengths: readNumbers(lengths),
    boosts: new Map(boosts),
    textFirsts: readAscending(texts),
    tops: sections ? readNumbers(sections.pages).map((at) => sections.names[at] ?? '') : [],
  }
}
