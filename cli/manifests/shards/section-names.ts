// The headings and titles that files of shards contain, each with all sections that have it.
import type { Section } from '../../../runtime/search/sections.ts'
import { writeAscending } from '../../../runtime/search/shards/numbers.ts'
import type { ShardHeading, ShardTitle } from '../../../runtime/search/shards/shard-files.ts'
import { joined } from '../../../runtime/search/words/tokens.ts'

/** Headings by their text, and titles by page. */
export interface SectionNames {
  readonly headings: ReadonlyMap<string, ShardHeading>
  readonly titles: readonly ShardTitle[]
}

/** Collect the names of all sections. */
export function collectNames(sections: readonly Section[]): SectionNames {
  const numbers = new Map<string, number[]>()
  const titles: ShardTitle[] = []
  for (const [number, { isLead, name, page, pageIndex }] of sections.entries()) {
    if (isLead) titles.push([pageIndex, page.t])
    else if (name.text !== '') {
      const known = numbers.get(name.text)
      if (known) known.push(number)
      else numbers.set(name.text, [number])
    }
  }
  const known = new Set(titles.map(([, title]) => joined(title)))
  const headings = new Map(
    [...numbers].map(([text, own]): [string, ShardHeading] => [
      text,
      [text, known.has(joined(text)) ? 1 : 0, writeAscending(own)],
    ]),
  )
  return { headings, titles }
}

/** Some of the names, in an order that doesn't change, and their places in that order. */
export interface ChosenNames {
  readonly headings: readonly ShardHeading[]
  readonly titles: readonly ShardTitle[]
  readonly placeOfHeading: (text: string) => number
  readonly placeOfTitle: (page: number) => number
}

/** Choose names for a file: headings by their text, titles by their pages. */
export function chooseNames(
  { headings, titles }: SectionNames,
  texts: ReadonlySet<string>,
  pages: ReadonlySet<number>,
): ChosenNames {
  const ownTexts = [...texts].toSorted()
  const ownPages = [...pages].toSorted((a, b) => a - b)
  const places = new Map(ownTexts.map((text, place) => [text, place]))
  const pagePlaces = new Map(ownPages.map((page, place) => [page, place]))
  return {
    headings: ownTexts.flatMap((text) => {
      const heading = headings.get(text)
      return heading ? [heading] : []
    }),
    titles: ownPages.flatMap((page) => {
      const title = titles[page]
      return title ? [title] : []
    }),
    placeOfHeading: (text) => places.get(text) ?? 0,
    placeOfTitle: (page) => pagePlaces.get(page) ?? 0,
  }
}
