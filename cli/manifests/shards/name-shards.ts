import { writeNumbers } from '../../../runtime/search/shards/numbers.ts'
import type {
  NameShard,
  ShardHeading,
  ShardTitle,
} from '../../../runtime/search/shards/shard-files.ts'
import { writeSorted } from '../../../runtime/search/shards/sorted-texts.ts'
import { splitIdentifier } from '../../../runtime/search/words/tokens.ts'
import { chooseNames, type SectionNames } from './section-names.ts'
import type { FilePlan } from './sorted-files.ts'

type Entry =
  | { readonly tail: string; readonly heading: ShardHeading; readonly title?: undefined }
  | { readonly tail: string; readonly title: ShardTitle; readonly heading?: undefined }

const NAMES_SIZE = 16_000

/** What a query may begin to spell: a whole name, or an identifier from one of its parts on. */
export function tailsOf(name: string): readonly string[] {
  const parts = splitIdentifier(name)
  const tails = parts.map((_, at) => parts.slice(at).join(''))
  return /\s/.test(name) ? tails.slice(0, 1) : tails
}

/** The files of the names of sections. A tail that several names have is in one file. */
export function planNameShards(names: SectionNames): FilePlan<readonly Entry[], NameShard> {
  // Most edits change no name.
  let groups: readonly (readonly Entry[])[] | undefined
  return {
    limit: NAMES_SIZE,
    sizeOf: (same) => same.reduce((sum, entry) => sum + sizeOf(entry), 0),
    keyOf: tailOf,
    from: (tail) => {
      groups ??= byTail(listEntries(names))
      return groups.filter((same) => tailOf(same) >= tail)
    },
    toShard: (own) => toNameShard(own.flat(), names),
  }
}

const tailOf = ([first]: readonly Entry[]): string => first?.tail ?? ''

const sizeOf = ({ tail, heading, title }: Entry): number =>
  tail.length + (heading ? heading[0].length + heading[2].length : title[1].length) + 12

/** Sorted by their tails. */
function listEntries({ headings, titles }: SectionNames): readonly Entry[] {
  const entries: Entry[] = [
    ...[...headings.values()].flatMap((heading) =>
      tailsOf(heading[0]).map((tail) => ({ tail, heading })),
    ),
    ...[...titles.values()].flatMap((title) => tailsOf(title[1]).map((tail) => ({ tail, title }))),
  ]
  return entries.toSorted((a, b) => (a.tail < b.tail ? -1 : a.tail > b.tail ? 1 : 0))
}

function byTail(sorted: readonly Entry[]): readonly (readonly Entry[])[] {
  const groups: Entry[][] = []
  for (const entry of sorted) {
    const last = groups.at(-1)
    if (last?.[0]?.tail === entry.tail) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

function toNameShard(entries: readonly Entry[], names: SectionNames): NameShard {
  const chosen = chooseNames(
    names,
    new Set(entries.flatMap(({ heading }) => (heading ? [heading[0]] : []))),
    new Set(entries.flatMap(({ title }) => (title ? [title[0]] : []))),
  )
  const { headings, titles } = chosen
  const places = entries.map(({ heading, title }) =>
    heading ? chosen.placeOfHeading(heading[0]) : headings.length + chosen.placeOfTitle(title[0]),
  )
  return {
    tails: writeSorted(entries.map(({ tail }) => tail)),
    names: writeNumbers(places),
    headings,
    titles,
  }
}
