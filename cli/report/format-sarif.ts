import type { Report, ReportDiagnostic } from './report.ts'

const schemaAddress = 'https://json.schemastore.org/sarif-2.1.0.json'

/** SARIF 2.1.0, which code scanning services read. Columns count UTF-16 code units. */
export function formatSarif({ diagnostics }: Report, version: string): string {
  const rules = [...new Set(diagnostics.map(({ rule }) => rule))].toSorted()
  const log = {
    $schema: schemaAddress,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'docs-ssg', version, rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { SITE: { description: { text: 'The folder of the site.' } } },
        results: diagnostics.map((diagnostic) => ({
          ruleId: diagnostic.rule,
          ruleIndex: rules.indexOf(diagnostic.rule),
          level: diagnostic.severity,
          message: { text: [diagnostic.message, diagnostic.hint].filter(isText).join(' ') },
          ...toLocations(diagnostic),
        })),
      },
    ],
  }
  return JSON.stringify(log, undefined, 2)
}

function toLocations({ file, line, column }: ReportDiagnostic): object {
  if (file === null) return {}
  const uri = file.split('/').map(encodeURIComponent).join('/')
  const region = line === null ? {} : { region: { startLine: line, startColumn: column ?? 1 } }
  return {
    locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: 'SITE' }, ...region } }],
  }
}

const isText = (text: string | null): text is string => text !== null && text !== ''
