// The numbers by which files name sections. Pages and segments have more of them than sections, so that a section
// more or less changes few files.

/** The slots of a page: room for twice as many sections, or so. */
const slotsOf = (sections: number): number => 2 ** Math.max(3, Math.ceil(Math.log2(sections + 2)))

/** The slots of a segment come in such steps. */
const OF_SEGMENT = 512

/** The slots of the sections of pages in a row, from 0. */
export function toSlots(counts: readonly number[]): number[] {
  const starts = toStarts(counts.map(slotsOf))
  return counts.flatMap((count, page) =>
    Array.from({ length: count }, (_, at) => (starts[page] ?? 0) + at),
  )
}

/** The slots of all segments. */
export interface Slots {
  /** The first slot of each segment. */
  readonly starts: readonly number[]
  /** The number of empty slots after each page. */
  readonly gaps: readonly number[]
}

/** Give slots to segments in their order. `counts`: the numbers of sections of the pages of a segment. */
export function layOut(segments: readonly { readonly counts: readonly number[] }[]): Slots {
  const sizes: number[] = []
  const gaps = segments.flatMap(({ counts }) => {
    const own = counts.map((count) => slotsOf(count) - count)
    const used = counts.reduce((sum, count, page) => sum + count + (own[page] ?? 0), 0)
    const size = Math.ceil((used + 1) / OF_SEGMENT) * OF_SEGMENT
    sizes.push(size)
    return [...own.slice(0, -1), (own.at(-1) ?? 0) + size - used]
  })
  return { starts: toStarts(sizes), gaps }
}

/** Where each of adjacent runs begins, given their lengths. */
export function toStarts(lengths: readonly number[]): number[] {
  let next = 0
  return lengths.map((length) => {
    const first = next
    next += length
    return first
  })
}
