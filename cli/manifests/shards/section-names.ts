// The headings and titles that files of shards contain, each with all sections that have it.
import type { ShardHeading, ShardTitle } from '../../../runtime/search/shards/shard-files.ts'
import { joined } from '../../../runtime/search/words/tokens.ts'
import { createJoinedList, type JoinedList, readList, writeList } from './number-lists.ts'
import type { SegmentNames } from './segment.ts'

/** Headings by their text, and titles by their slot. */
export interface SectionNames {
  readonly headings: ReadonlyMap<string, ShardHeading>
  readonly titles: ReadonlyMap<number, ShardTitle>
}

/** Collect the names of all segments. `starts`: the first slot of each. */
export function collectNames(
  segments: readonly SegmentNames[],
  starts: readonly number[],
): SectionNames {
  const lists = new Map<string, JoinedList>()
  for (const [at, { headings }] of segments.entries())
    for (const [text, numbers] of headings) {
      const list = lists.get(text) ?? createJoinedList()
      lists.set(text, list)
      const own = readList(writeList(numbers))
      if (own) list.add(own, starts[at] ?? 0)
    }
  const titles = segments.flatMap((segment, at) =>
    segment.titles.map(([slot, title]): ShardTitle => [(starts[at] ?? 0) + slot, title]),
  )
  const known = new Set(titles.map(([, title]) => joined(title)))
  const headings = new Map(
    [...lists].map(([text, list]): [string, ShardHeading] => [
      text,
      [text, known.has(joined(text)) ? 1 : 0, list.text()],
    ]),
  )
  return { headings, titles: new Map(titles.map((title) => [title[0], title])) }
}

/** Some of the names, in an order that doesn't change, and their places in that order. */
export interface ChosenNames {
  readonly headings: readonly ShardHeading[]
  readonly titles: readonly ShardTitle[]
  readonly placeOfHeading: (text: string) => number
  readonly placeOfTitle: (slot: number) => number
}

/** Choose names for a file: headings by their text, titles by their slots. */
export function chooseNames(
  { headings, titles }: SectionNames,
  texts: ReadonlySet<string>,
  slots: ReadonlySet<number>,
): ChosenNames {
  const ownTexts = [...texts].toSorted()
  const ownSlots = [...slots].toSorted((a, b) => a - b)
  const places = new Map(ownTexts.map((text, place) => [text, place]))
  const slotPlaces = new Map(ownSlots.map((slot, place) => [slot, place]))
  return {
    headings: ownTexts.flatMap((text) => {
      const heading = headings.get(text)
      return heading ? [heading] : []
    }),
    titles: ownSlots.flatMap((slot) => {
      const title = titles.get(slot)
      return title ? [title] : []
    }),
    placeOfHeading: (text) => places.get(text) ?? 0,
    placeOfTitle: (slot) => slotPlaces.get(slot) ?? 0,
  }
}
