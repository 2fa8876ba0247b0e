/** Lists of up to this many entries are shown whole. */
const WHOLE = 40
/** How many entries of a longer list are shown. */
const SHOWN = 30
/** The visible part moves in steps, so that many pages share it. */
const STEP = 10

/** The step of a page in a list of `count` entries; pages with the same step show the same part. */
export function stepOf(index: number, count: number): number {
  return count <= WHOLE ? 0 : Math.round(index / STEP)
}

/** The part of a list that is visible around a step. */
export function windowAround(
  step: number,
  count: number,
): { readonly start: number; readonly end: number } {
  if (count <= WHOLE) return { start: 0, end: count }
  const start = Math.min(Math.max(step * STEP - SHOWN / 2, 0), count - SHOWN)
  return { start, end: start + SHOWN }
}
