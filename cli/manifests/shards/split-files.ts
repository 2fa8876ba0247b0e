import { sha256 } from '../../primitives/hash.ts'

/** How a list is cut. */
export interface Cut<Item> {
  /** The usual size of a run, in characters. */
  readonly limit: number
  readonly sizeOf: (item: Item) => number
  readonly keyOf: (item: Item) => string
}

/** A list that is read once, and its next item. */
export interface Reader<Item> {
  readonly peek: () => Item | undefined
  readonly skip: () => void
}

/** Read a list once. */
export function createReader<Item>(items: Iterable<Item>): Reader<Item> {
  const iterator = items[Symbol.iterator]()
  let current = iterator.next()
  return {
    peek: () => (current.done ? undefined : current.value),
    skip: () => {
      current = iterator.next()
    },
  }
}

/**
 * Take a run of about the usual size; a larger item is alone. Where a run ends depends on its items and the next
 * one only, and mostly on the keys of the last ones, so a change of one item moves few ends.
 */
export function takeRun<Item>(
  { peek, skip }: Reader<Item>,
  { limit, sizeOf, keyOf }: Cut<Item>,
): readonly Item[] {
  const run: Item[] = []
  let size = 0
  for (let item = peek(); item !== undefined; item = peek()) {
    const own = sizeOf(item)
    // Beyond half of the limit, an item begins a run with a chance that makes the limit the mean.
    const isLikely = size > limit / 2 && chanceOf(keyOf(item)) < own / (limit / 2)
    if (run.length > 0 && (isLikely || size + own > 1.5 * limit)) return run
    run.push(item)
    size += own
    skip()
  }
  return run
}

/** Cut a list into runs, see `takeRun`. */
export function* cutRuns<Item>(items: Iterable<Item>, cut: Cut<Item>): Iterable<readonly Item[]> {
  const reader = createReader(items)
  while (reader.peek() !== undefined) yield takeRun(reader, cut)
}

/** A number from 0 to 1 that a key always has. */
const chanceOf = (key: string): number => Number.parseInt(sha256(key).slice(0, 8), 16) / 2 ** 32
