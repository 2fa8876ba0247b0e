import type { VFileMessage } from 'vfile-message'
import type { Diagnostic, Place, Severity } from '../../model/diagnostic.ts'
import { type RuleTable, withShortTexts } from '../../model/rule.ts'
import { contentRules } from './content-rules.ts'

const rules: RuleTable = contentRules

/**
 * Messages from plugins of the site have no rule; `file.info` leaves `fatal` undefined.
 * https://github.com/vfile/vfile-message#fatal
 */
function severityOf({ fatal }: VFileMessage): Severity {
  if (fatal === undefined || fatal === null) return 'info'
  return fatal ? 'error' : 'warning'
}

/**
 * A message of a plugin: `ruleId` is the rule, `note` the help.
 * https://github.com/vfile/vfile-message
 */
export function toDiagnostic(message: VFileMessage, place: Place): Diagnostic {
  const { ruleId = 'markdown', reason, note } = message
  const input = { message: reason, place, ...(note ? { help: note } : {}) }
  const rule =
    Object.hasOwn(rules, ruleId) && message.source === 'docs-ssg' ? rules[ruleId] : undefined
  return (
    rule?.report(input) ?? { severity: severityOf(message), rule: ruleId, ...withShortTexts(input) }
  )
}

/**
 * A message that was thrown instead of collected: there is no page, and the problem has a known
 * place.
 */
export function isFileMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}
