import type { VFile } from 'vfile'
import { isWatched } from '../threads/during.ts'
import { lineStart, rejectPage } from './reporting/report-message.ts'
import { findCostlyText } from './sources/guard-pathological-input.ts'
import { runWithTimeout } from '../primitives/time/run-with-timeout.ts'

/**
 * Longer texts, in characters, are parsed with a time limit, in case their cost is of a kind that
 * no check knows yet.
 */
const GUARDED_LENGTH = 16_000
/** Milliseconds. */
const TIME_LIMIT = 60_000

/**
 * Parse a page within limits of time and depth, so that a single page can't stop a build; throws a
 * message with a place.
 */
export function parseGuarded<Tree>(file: VFile, parse: (file: VFile) => Tree): Tree {
  const text = String(file.value)
  const costly = findCostlyText(text)
  if (costly)
    giveUp(file, costly.line, `The page can't be parsed in a reasonable time: ${costly.reason}.`)
  // A thread that is watched is stopped from outside, by the processor time it has used.
  if (isWatched || text.length < GUARDED_LENGTH) return parse(file)
  const result = runWithTimeout(TIME_LIMIT, () => parse(file))
  if (result.kind === 'done') return result.value
  return giveUp(
    file,
    1,
    `The page took more than ${TIME_LIMIT / 1000} seconds to parse, so it was skipped.`,
  )
}

function giveUp(file: VFile, line: number, reason: string): never {
  const help = 'Split the text, or move it to a fenced code block or a static file.'
  return rejectPage(file, lineStart(line), { rule: 'unreadable-page', reason, help })
}
