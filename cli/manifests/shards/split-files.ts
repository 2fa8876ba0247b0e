/** A list cut into runs whose sizes, in characters, are about `limit`; a larger item is alone. */
export function splitBySize<Item>(
  items: readonly Item[],
  limit: number,
  sizeOf: (item: Item) => number,
): readonly (readonly Item[])[] {
  const runs: Item[][] = []
  let size = Infinity
  for (const item of items) {
    const own = sizeOf(item)
    if (size + own > limit) {
      runs.push([])
      size = 0
    }
    runs.at(-1)?.push(item)
    size += own
  }
  return runs
}
