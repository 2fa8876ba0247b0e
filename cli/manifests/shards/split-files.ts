/** A list cut into runs whose sizes, in characters, are about `limit`; a larger item is alone. */
export function* runsBySize<Item>(
  items: Iterable<Item>,
  limit: number,
  sizeOf: (item: Item) => number,
): Iterable<readonly Item[]> {
  let run: Item[] = []
  let size = 0
  for (const item of items) {
    const own = sizeOf(item)
    if (run.length > 0 && size + own > limit) {
      yield run
      run = []
      size = 0
    }
    run.push(item)
    size += own
  }
  if (run.length > 0) yield run
}

/** The same as a list. */
export const splitBySize = <Item>(
  items: readonly Item[],
  limit: number,
  sizeOf: (item: Item) => number,
): readonly (readonly Item[])[] => [...runsBySize(items, limit, sizeOf)]
