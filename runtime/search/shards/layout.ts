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
  /** The tags of each page; empty if no page has one. */
  readonly tags: readonly (readonly string[])[]
}

/** Read the layout of all pages, which every query needs. */
export function readLayout({ pages, lengths, boosts, texts, sections, tags }: ShardRoot): Layout {
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
    tags: tags ? readTags(tags) : [],
  }
}

function readTags({ names, pages }: NonNullable<ShardRoot['tags']>): readonly string[][] {
  const numbers = readNumbers(pages)
  const tags: string[][] = []
  for (let at = 0; at < numbers.length;) {
    const count = numbers[at] ?? 0
    const own = numbers.slice(at + 1, at + 1 + count)
    tags.push(own.map((tag) => names[tag] ?? ''))
    at += 1 + count
  }
  return tags
}
