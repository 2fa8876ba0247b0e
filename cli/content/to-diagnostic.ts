import type { VFileMessage } from 'vfile-message'
import type { Diagnostic, Place } from '../model/diagnostic.ts'

/** What a plugin said about a file; `ruleId` is the rule, `note` the hint, only a fatal message is an error, and one without is information. */
export function toDiagnostic(message: VFileMessage, place: Place): Diagnostic {
  return {
    severity: message.fatal ? 'error' : 'warning',
    rule: message.ruleId ?? 'markdown',
    message: message.reason,
    ...(message.note !== undefined && message.note !== '' && { hint: message.note }),
    place,
    ...(message.fatal === null && { advisory: true }),
  }
}

/** A message thrown instead of collected: the page was given up at a known place. */
export function isFileMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}
