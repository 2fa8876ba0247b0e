// Files of sorted items. Given what makes them and the files of an earlier build, it returns the same files as
// without those, but makes only the ones that a change reaches.
import { createReader, type Cut, type Reader, takeRun } from './split-files.ts'

/** What makes the files of a kind. Keys are unique and ascend. */
export interface FilePlan<Item, Shard> extends Cut<Item> {
  /** The items from a key on, which need not exist. */
  readonly from: (key: string) => Iterable<Item>
  readonly toShard: (items: readonly Item[]) => Shard
}

/** The files of a kind that an earlier build made, in their order. */
export interface EarlierFiles {
  /** The first key of each. */
  readonly firsts: readonly string[]
  /** The short hash of each. */
  readonly hashes: readonly string[]
  /** Sorted keys of all items that were added, deleted or changed since then; may contain others. */
  readonly changed: readonly string[]
}

/** A file with its first key: as it was, or made. */
export type SortedFile<Shard> =
  | { readonly first: string; readonly hash: string }
  | { readonly first: string; readonly hash?: undefined; readonly shard: Shard }

/** The files of a plan. Those of the earlier build that are still the same are only named. */
export function* cutFiles<Item, Shard>(
  plan: FilePlan<Item, Shard>,
  earlier?: EarlierFiles,
): Iterable<SortedFile<Shard>> {
  const places = new Map(earlier?.firsts.map((first, place) => [first, place]))
  let reader: Reader<Item> | undefined
  let first = earlier && canBegin(earlier) ? earlier.firsts[0] : undefined
  if (first === undefined) {
    reader = createReader(plan.from(''))
    first = keyOfNext(reader, plan)
  }
  while (first !== undefined) {
    const place = places.get(first)
    const hash = place === undefined ? undefined : earlier?.hashes[place]
    if (earlier && place !== undefined && hash !== undefined && !isChanged(earlier, place)) {
      yield { first, hash }
      reader = undefined
      first = earlier.firsts[place + 1]
    } else {
      reader ??= createReader(plan.from(first))
      yield { first, shard: plan.toShard(takeRun(reader, plan)) }
      first = keyOfNext(reader, plan)
    }
  }
}

function keyOfNext<Item>({ peek }: Reader<Item>, { keyOf }: Cut<Item>): string | undefined {
  const next = peek()
  return next === undefined ? undefined : keyOf(next)
}

/** Whether the first key is still that of the earlier files. */
const canBegin = ({ firsts: [first], changed: [least] }: EarlierFiles): boolean =>
  first !== undefined && (least === undefined || first < least)

/** A file ends where the next one begins, so it changes with the first item of the next one too. */
function isChanged({ firsts, changed }: EarlierFiles, place: number): boolean {
  const next = firsts[place + 1]
  const found = changed[firstFrom(changed, firsts[place] ?? '')]
  return found !== undefined && (next === undefined || found <= next)
}

/** The index of the first of sorted texts that isn't before `text`. */
function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
