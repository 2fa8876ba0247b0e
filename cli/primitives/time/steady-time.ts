import { hrtime } from 'node:process'

/**
 * Milliseconds of a clock that all threads share and that never jumps, unlike the date and time of
 * the machine, which can be set while a build runs.
 */
export function steadyTime(): number {
  const [seconds, nanoseconds] = hrtime()
  return seconds * 1000 + nanoseconds / 1e6
}
