import { hrtime } from 'node:process'

/**
 * Milliseconds of a clock that is the same in all threads and that nobody can set. The clock of the
 * day may jump while a build runs.
 */
export function steadyTime(): number {
  const [seconds, nanoseconds] = hrtime()
  return seconds * 1000 + nanoseconds / 1e6
}
