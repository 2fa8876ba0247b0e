/** A list of so many entries is shown whole. */
const WHOLE = 40
/** So many entries of a longer list are shown. */
const SHOWN = 30
/** The part that is shown moves in steps, so that many pages have the same one. */
const STEP = 10

/** Where in a list of `count` entries a page stands: pages with one step are shown the same part. */
export function stepOf(index: number, count: number): number {
  return count <= WHOLE ? 0 : Math.round(index / STEP)
}

/** The part of a list that is shown around a step. */
export function windowAround(
  step: number,
  count: number,
): { readonly start: number; readonly end: number } {
  if (count <= WHOLE) return { start: 0, end: count }
  const start = Math.min(Math.max(step * STEP - SHOWN / 2, 0), count - SHOWN)
  return { start, end: start + SHOWN }
}
