import type { Report, ReportDiagnostic } from './report.ts'

/** JUnit XML: a suite for each file with findings, a case for each finding; warnings are skipped cases. */
export function formatJunit({ diagnostics, summary }: Report): string {
  const files = groupByFile(diagnostics)
  const suites = [...files].map(([file, findings]) => formatSuite(file, findings))
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

function formatSuite(file: string, findings: readonly ReportDiagnostic[]): string {
  const failures = findings.filter(({ severity }) => severity === 'error').length
  const counts = `tests="${findings.length}" failures="${failures}" skipped="${findings.length - failures}"`
  return [
    `  <testsuite name="${escapeXml(file)}" ${counts}>`,
    ...findings.map((finding) => formatCase(file, finding)),
    '  </testsuite>',
  ].join('\n')
}

function formatCase(
  file: string,
  { severity, rule, message, hint, ...at }: ReportDiagnostic,
): string {
  const name = `${rule} at ${at.line ?? 0}:${at.column ?? 0}`
  const element = severity === 'error' ? 'failure' : 'skipped'
  const text = escapeXml(hint === null ? message : `${message} ${hint}`)
  return `    <testcase classname="${escapeXml(file)}" name="${escapeXml(name)}"><${element} message="${text}"/></testcase>`
}

/** Characters that XML 1.0 cannot hold at all are replaced. */
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
