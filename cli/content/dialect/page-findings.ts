// What is reported about the imports and exports of a page, once it is known which names its text uses.
import type { MessageInput } from '../reporting/report-message.ts'

/** A message about an import or an export, and when it is reported. */
export interface Finding {
  /** Reported only if the page uses the name, or if the file of the import is missing. */
  readonly name?: string
  /** Reported only if the page doesn't use the name. */
  readonly unused?: string
  /** Called only if it decides. */
  readonly isMissing?: () => boolean
  readonly message: MessageInput
}

/** The messages to report for a page with this text; the names of one import share one. */
export function selectMessages(found: readonly Finding[], text: string): readonly MessageInput[] {
  const messages = found.filter((one) => isReported(one, text)).map(({ message }) => message)
  const keys = messages.map(({ reason, lineOffset }) => `${lineOffset} ${reason}`)
  return messages.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

/** An import that no line uses doesn't matter, unless its file is missing. */
function isReported({ name, isMissing, unused }: Finding, text: string): boolean {
  if (unused !== undefined) return !mentions(text, unused) && isMissing?.() !== false
  return name === undefined || isMissing?.() === true || mentions(text, name)
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)
}
