import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { withShortTexts } from '../../model/rule.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { toPlace } from '../diagnostic.ts'
import { integrationRules } from '../integration-rules.ts'

interface Reporter {
  readonly integration: string
  /** Where the integration is written in the config: the place of findings without a file. */
  readonly place: Place | undefined
}

const severities = ['error', 'warning', 'info'] as const

/** A finding of an integration as a diagnostic; one that can't be used is reported instead. */
export function toFinding(finding: unknown, { integration, place }: Reporter): Diagnostic {
  const at = place ? { place } : {}
  const problem = describeFinding(finding)
  if (problem !== undefined || !isRecord(finding))
    return integrationRules['integration-value'].report({
      message: `The integration \`${integration}\` reports a finding ${problem ?? ''}.`,
      ...at,
    })
  const { rule, message, help, file, line, column } = finding
  const severity = severities.find((one) => one === finding['severity']) ?? 'error'
  const position = { line: toCount(line), column: toCount(column) }
  return {
    severity,
    rule: `${integration}/${String(rule)}`,
    ...withShortTexts({
      message: String(message),
      ...(typeof help === 'string' ? { help } : {}),
    }),
    ...(typeof file === 'string' ? { place: toPlace(file, position) } : at),
  }
}

/** Ends the sentence "reports a finding …"; undefined for a finding that can be used. */
function describeFinding(finding: unknown): string | undefined {
  if (!isRecord(finding)) return 'that is not an object'
  const { rule, message, severity } = finding
  if (typeof rule !== 'string' || !/^[\w-]+$/.test(rule))
    return 'whose `rule` is not an id; expected letters, digits and hyphens'
  if (typeof message !== 'string' || message === '') return `of \`${rule}\` without a \`message\``
  const isKnown = severity === undefined || severities.some((one) => one === severity)
  return isKnown
    ? undefined
    : `of \`${rule}\` with the severity \`${String(severity)}\`; expected \`error\`, \`warning\` or \`info\``
}

const toCount = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 1
