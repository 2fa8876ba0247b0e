import type { Report, ReportDiagnostic } from '../report.ts'
import type { RuleOf } from './report-format.ts'
import { ruleReference } from '../rule-reference.ts'

/**
 * Workflow commands, one per line, which GitHub shows next to the changed lines.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function formatGithub(
  { diagnostics }: Report,
  { ruleOf }: { readonly ruleOf: RuleOf },
): string {
  return diagnostics.map((diagnostic) => formatOne(diagnostic, ruleOf)).join('\n')
}

function formatOne(
  { severity, rule, message, hint, ...place }: ReportDiagnostic,
  ruleOf: RuleOf,
): string {
  const properties = [
    ...(place.file === null ? [] : [['file', place.file] as const]),
    ...(place.line === null ? [] : [['line', String(place.line)] as const]),
    ...(place.column === null ? [] : [['col', String(place.column)] as const]),
    ['title', rule] as const,
  ].map(([name, value]) => `${name}=${escapeProperty(value)}`)
  const text = [message, ...(hint === null ? [] : [hint]), ...ruleReference(rule, ruleOf)].join(
    '\n',
  )
  // https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-a-notice-message
  const command = severity === 'info' ? 'notice' : severity
  return `::${command} ${properties.join(',')}::${escapeData(text)}`
}

/** A line break would end the command, and the rest of the message could start another one. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
