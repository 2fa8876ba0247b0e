// The time that the text of one file may take. The patterns of old syntax are many, and for some texts that
// no person writes their time grows with the square of the length.
import { createTimedRun } from '../primitives/time/run-with-timeout.ts'
import type { Note } from './migration.ts'

/** Milliseconds for each step that reads or rewrites the text of a file. */
const textTimeLimit = 10_000

/** Runs what reads or rewrites the text of a file; undefined if that takes too long, here or in an earlier step. */
export type TimedReader = <Result>(file: string, read: () => Result) => Result | undefined

/** Create a reader with a limit in milliseconds; the paths of files that took longer are added to `slow`. */
export function createTimedReader(slow: Set<string>, limit = textTimeLimit): TimedReader {
  const run = createTimedRun(limit)
  return (file, read) => {
    if (slow.has(file)) return undefined
    const result = run(read)
    if (result.kind === 'done') return result.value
    slow.add(file)
    return undefined
  }
}

/** Says why a file is left as it is; `subject` is its path as notes show it. */
export const explainSlowText = (subject: string): Note => ({
  subject,
  advice:
    'Reading this file takes too long, so it was not moved as a whole. Look for very long lines and for marks or blank lines that are repeated thousands of times, and shorten them, or move the page by hand.',
})
