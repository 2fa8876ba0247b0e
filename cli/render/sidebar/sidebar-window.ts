/** How much of a long list is shown. */
interface ListSize {
  /** Lists of up to this many entries are shown whole. */
  readonly whole: number
  /** How many entries of a longer list are shown. */
  readonly shown: number
  /** The visible part moves in steps, so that many pages share it. */
  readonly step: number
}

/** The list that contains the page itself. */
export const pageList: ListSize = { whole: 40, shown: 30, step: 10 }

/** What of a list is shown at least around an open category, which may fill a screen alone. */
const NEIGHBORS = 5

/**
 * A list in which the category of the page is open, which adds `inside` entries. They come first for
 * readers, so the list around them is shorter: those beyond its part would be below the fold. It
 * differs between categories anyway, so the open one is in the middle.
 */
export function listAround(inside: number): ListSize {
  const shown = Math.min(Math.max(pageList.whole - inside, NEIGHBORS), pageList.shown)
  return { whole: shown + 10, shown, step: 1 }
}

/** The step of a page in a list of `count` entries; pages with the same step show the same part. */
export function stepOf(index: number, count: number, { whole, step }: ListSize): number {
  return count <= whole ? 0 : Math.round(index / step)
}

/** The part of a list that is visible around a step. */
export function windowAround(
  at: number,
  count: number,
  { whole, shown, step }: ListSize,
): { readonly start: number; readonly end: number } {
  if (count <= whole) return { start: 0, end: count }
  const start = Math.min(Math.max(at * step - Math.floor(shown / 2), 0), count - shown)
  return { start, end: start + shown }
}
