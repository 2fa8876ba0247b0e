import type { VFileMessage } from 'vfile-message'
import type { Diagnostic, Place, Severity } from '../model/diagnostic.ts'
import type { RuleTable } from '../model/rule.ts'
import { contentRules } from './content-rules.ts'

const rules: RuleTable = contentRules

/** Messages of the site's own plugins have no rule of ours; `fatal` is null for information. */
function severityOf({ fatal }: VFileMessage): Severity {
  if (fatal === null) return 'info'
  return fatal === true ? 'error' : 'warning'
}

/** A message of a plugin: `ruleId` is the rule, `note` the help. https://github.com/vfile/vfile-message */
export function toDiagnostic(message: VFileMessage, place: Place): Diagnostic {
  const { ruleId = 'markdown', reason, note } = message
  const input = { message: reason, place, ...(note ? { help: note } : {}) }
  const rule =
    Object.hasOwn(rules, ruleId) && message.source === 'docs-ssg' ? rules[ruleId] : undefined
  return rule?.report(input) ?? { severity: severityOf(message), rule: ruleId, ...input }
}

/** A message thrown instead of collected: the page was given up at a known place. */
export function isFileMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}
