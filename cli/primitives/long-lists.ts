// A call takes about 120,000 arguments: `push(...list)` and `Math.max(...list)` end in a RangeError
// above that, and the content of a site decides how long a list is.

/** Add all items to the end of a list. */
export function pushAll<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item)
}

/** Items that a call can take as arguments, far below the limit. */
const fewItems = 1000

/** Replace `count` items of a list, from the index `start` on, by others; the list is changed. */
export function spliceAll<Item>(
  list: Item[],
  { start, count }: { readonly start: number; readonly count: number },
  items: readonly Item[],
): void {
  if (items.length <= fewItems) {
    list.splice(start, count, ...items)
    return
  }
  const rest = list.splice(start).slice(count)
  pushAll(list, items)
  pushAll(list, rest)
}

/** The largest number of a list, and at least `least`; `-Infinity` for an empty list without one. */
export function largest(numbers: Iterable<number>, least = -Infinity): number {
  let found = least
  for (const number of numbers) found = Math.max(found, number)
  return found
}

/** The smallest number of a list; `Infinity` for an empty list. */
export function smallest(numbers: Iterable<number>): number {
  let found = Infinity
  for (const number of numbers) found = Math.min(found, number)
  return found
}
