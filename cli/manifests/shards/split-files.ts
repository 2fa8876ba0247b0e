import { sha256 } from '../../primitives/hash.ts'

/** How a list is cut. */
interface Cut<Item> {
  /** The usual size of a run, in characters. */
  readonly limit: number
  readonly sizeOf: (item: Item) => number
  readonly keyOf: (item: Item) => string
}

/**
 * Cut a list into runs of about the same size; a larger item is alone. Where a run ends depends on the keys of the
 * items around it, so a change of one item moves few ends.
 */
export function* cutRuns<Item>(
  items: Iterable<Item>,
  { limit, sizeOf, keyOf }: Cut<Item>,
): Iterable<readonly Item[]> {
  let run: Item[] = []
  let size = 0
  for (const item of items) {
    const own = sizeOf(item)
    // Beyond half of the limit, an item begins a run with a chance that makes the limit the mean.
    const isLikely = size > limit / 2 && chanceOf(keyOf(item)) < own / (limit / 2)
    if (run.length > 0 && (isLikely || size + own > 1.5 * limit)) {
      yield run
      run = []
      size = 0
    }
    run.push(item)
    size += own
  }
  if (run.length > 0) yield run
}

/** A number from 0 to 1 that a key always has. */
const chanceOf = (key: string): number => Number.parseInt(sha256(key).slice(0, 8), 16) / 2 ** 32
