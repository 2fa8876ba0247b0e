import { countDiagnostics } from '../count-diagnostics.ts'
import type { Report, ReportDiagnostic } from '../report.ts'
import type { RuleOf } from './report-format.ts'
import { ruleReference } from '../rule-reference.ts'

/**
 * JUnit XML: a suite for each file with diagnostics, a test case for each diagnostic. An error is a
 * failed case, a warning a skipped one, and an info a passed one whose output is the message.
 */
export function formatJunit(
  { diagnostics, summary }: Report,
  { ruleOf }: { readonly ruleOf: RuleOf },
): string {
  const files = groupByFile(diagnostics)
  const suites = [...files].map(([file, found]) => formatSuite(file, found, ruleOf))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="docs-ssg" tests="${diagnostics.length}" failures="${summary.errors}" skipped="${summary.warnings}">`,
    ...suites,
    '</testsuites>',
  ].join('\n')
}

function groupByFile(
  diagnostics: readonly ReportDiagnostic[],
): ReadonlyMap<string, readonly ReportDiagnostic[]> {
  const groups = new Map<string, ReportDiagnostic[]>()
  for (const diagnostic of diagnostics) {
    const file = diagnostic.file ?? 'site'
    groups.set(file, [...(groups.get(file) ?? []), diagnostic])
  }
  return groups
}

function formatSuite(file: string, found: readonly ReportDiagnostic[], ruleOf: RuleOf): string {
  const { errors, warnings } = countDiagnostics(found)
  return [
    `  <testsuite name="${escapeXml(file)}" tests="${found.length}" failures="${errors}" skipped="${warnings}">`,
    ...found.map((diagnostic) => formatCase(file, diagnostic, ruleOf)),
    '  </testsuite>',
  ].join('\n')
}

function formatCase(file: string, diagnostic: ReportDiagnostic, ruleOf: RuleOf): string {
  const { rule, line, column } = diagnostic
  const name = `${rule} at ${line ?? 0}:${column ?? 0}`
  const result = formatResult(diagnostic, ruleOf)
  return `    <testcase classname="${escapeXml(file)}" name="${escapeXml(name)}">${result}</testcase>`
}

function formatResult({ severity, rule, message, hint }: ReportDiagnostic, ruleOf: RuleOf): string {
  const parts = [message, ...(hint === null ? [] : [hint]), ...ruleReference(rule, ruleOf)]
  const text = escapeXml(parts.join(' '))
  switch (severity) {
    case 'error':
      return `<failure message="${text}"/>`
    case 'warning':
      return `<skipped message="${text}"/>`
    case 'info':
      return `<system-out>${text}</system-out>`
  }
}

/** Replaces characters that XML 1.0 does not allow at all. */
function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\u{fffd}')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll('\n', '&#10;')
  )
}
