import { lastAtOrBelow } from '../../shared/last-at-or-below.ts'
import { readAscending, readNumbers } from './numbers.ts'
import type { ShardRoot } from './shard-files.ts'

/**
 * What the root says of all pages and sections, by their numbers. Files name a section by its slot: each page has
 * more slots than sections, so that a new section leaves the slots of other pages as they are.
 */
export interface Layout {
  /** The first section of each page. */
  readonly leads: readonly number[]
  /** The page of each section. */
  readonly pageOf: readonly number[]
  /** The section in a slot; -1 if there is none. */
  readonly sectionIn: (slot: number) => number
  /** The sections in the slots that `writeAscending` has written. */
  readonly readSections: (slots: string) => number[]
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
export function readLayout(root: ShardRoot): Layout {
  const { pages, gaps, lengths, boosts, texts, sections, tags } = root
  const leads: number[] = []
  const pageOf: number[] = []
  const counts = readNumbers(pages)
  const unused = readNumbers(gaps)
  /** The first slot of each page. */
  const starts: number[] = []
  let slot = 0
  counts.forEach((count, page) => {
    starts.push(slot)
    slot += count + (unused[page] ?? 0)
    leads.push(pageOf.length)
    for (let section = 0; section < count; section++) pageOf.push(page)
  })
  const sectionIn = findSections({ counts, starts, leads })
  return {
    leads,
    pageOf,
    sectionIn,
    readSections: (slots) => readAscending(slots).map(sectionIn),
    lengths: readNumbers(lengths),
    boosts: new Map(boosts),
    textFirsts: readAscending(texts),
    tops: sections ? readNumbers(sections.pages).map((at) => sections.names[at] ?? '') : [],
    tags: tags ? readTags(tags) : [],
  }
}

/** Create the function that returns the section in a slot. `starts`: the first slot of each page. */
function findSections({
  counts,
  starts,
  leads,
}: Readonly<Record<'counts' | 'starts' | 'leads', readonly number[]>>): Layout['sectionIn'] {
  return (wanted) => {
    const page = lastAtOrBelow(starts, wanted)
    const at = wanted - (starts[page] ?? 0)
    return at < (counts[page] ?? 0) ? (leads[page] ?? 0) + at : -1
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
