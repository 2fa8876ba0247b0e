import type { SegmentNames } from './segment.ts'

/** The numbers of the first page and the first section of each segment among all. */
export interface Offsets {
  readonly pages: readonly number[]
  readonly sections: readonly number[]
}

/** Number segments in their order. */
export function numberSegments(segments: readonly SegmentNames[]): Offsets {
  return {
    pages: toStarts(segments.map(({ counts }) => counts.length)),
    sections: toStarts(segments.map(({ lengths }) => lengths.length)),
  }
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
