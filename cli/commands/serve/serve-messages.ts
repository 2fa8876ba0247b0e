import { toErrorMessage } from '../../primitives/error-message.ts'
import type { Terminal } from '../../report/terminal.ts'

/** `Updated /guide and 2 more in 34 ms`; nothing when no page has changed. */
export function printUpdated(
  terminal: Terminal,
  pages: readonly string[],
  milliseconds: number,
): void {
  const [first] = pages
  if (first === undefined) return
  const more = pages.length === 1 ? '' : ` and ${String(pages.length - 1)} more`
  terminal.print(`Updated ${first}${more} in ${String(Math.round(milliseconds))} ms`)
}

/** Why changes may be missed, and what to do about it. */
export function describeWatchError(error: unknown): string {
  const text = toErrorMessage(error)
  const isLimit = /ENOSPC|EMFILE/.test(text)
  const help = isLimit ? ' Start with `--poll`, or raise the limit of watched files.' : ''
  return `docs-ssg may miss some changes: ${text}.${help}`
}
