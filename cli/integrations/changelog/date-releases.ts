// The places of releases in the list of a blog. Given releases in the order of the file, it returns
// the same with a moment each. It must not know where dates come from.
import type { Release } from './read-releases.ts'

/** A release with what orders it. */
export interface PlacedRelease extends Release {
  /** A day, or a moment of it that keeps the order of the file. */
  readonly moment: string
}

/** Minutes of a day. */
const MOST = 24 * 60 - 1

/** A release without a date keeps its place in the file: it has the day of the one below or above. */
export function placeReleases(releases: readonly Release[]): readonly PlacedRelease[] {
  // From the oldest on: of each day, how many releases are below.
  const counts = new Map<string, number>()
  let day = releases.findLast(({ date }) => date !== undefined)?.date ?? '1970-01-01'
  const placed = releases.toReversed().map((release) => {
    day = release.date ?? day
    const older = counts.get(day) ?? 0
    counts.set(day, older + 1)
    return { ...release, moment: older === 0 ? day : `${day}T${toTime(Math.min(older, MOST))}` }
  })
  return placed.toReversed()
}

/** Releases of one day keep their order by the minute: lists show the newest first. */
const toTime = (minutes: number): string =>
  new Date(minutes * 60_000).toISOString().slice(11).replace('.000Z', 'Z')
