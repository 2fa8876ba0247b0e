import { countDiagnostics } from './count-diagnostics.ts'
import type { Report, ReportDiagnostic } from './report.ts'

/**
 * JUnit XML: a suite for each file with diagnostics, a test case for each diagnostic. An error is a
 * failed case, a warning a skipped one, and an info a passed one whose output is the message.
 */
export function formatJunit({ diagnostics, summary }: Report): string {
  const files = groupByFile(diagnostics)
  const suites = [...files].map(([file, found]) => formatSuite(file, found))
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

function formatSuite(file: string, found: readonly ReportDiagnostic[]): string {
  const { errors, warnings } = countDiagnostics(found)
  return [
    `  <testsuite name="${escapeXml(file)}" tests="${found.length}" failures="${errors}" skipped="${warnings}">`,
    ...found.map((diagnostic) => formatCase(file, diagnostic)),
    '  </testsuite>',
  ].join('\n')
}

function formatCase(file: string, { rule, line, column, ...diagnostic }: ReportDiagnostic): string {
  const name = `${rule} at ${line ?? 0}:${column ?? 0}`
  const result = formatResult(diagnostic)
  return `    <testcase classname="${escapeXml(file)}" name="${escapeXml(name)}">${result}</testcase>`
}

function formatResult({
  severity,
  message,
  hint,
  url,
}: Pick<ReportDiagnostic, 'severity' | 'message' | 'hint' | 'url'>): string {
  const text = escapeXml([message, hint, url].filter((part) => part !== null).join(' '))
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
