import type { Report, ReportDiagnostic } from './report.ts'
import { ruleOf } from './rules.ts'

const schemaAddress = 'https://json.schemastore.org/sarif-2.1.0.json'

/** SARIF 2.1.0, which code scanning services read. Columns count UTF-16 code units. */
export function formatSarif({ diagnostics }: Report, version: string): string {
  const rules = [...new Set(diagnostics.map(({ rule }) => rule))].toSorted()
  const log = {
    $schema: schemaAddress,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'docs-ssg', version, rules: rules.map(describeRule) } },
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

/** What a code scanning service shows beside a finding. */
function describeRule(id: string): object {
  const rule = ruleOf(id)
  if (rule === undefined) return { id }
  const level = rule.severity === 'log' ? 'note' : rule.severity
  return {
    id,
    shortDescription: { text: rule.why },
    help: { text: rule.todo },
    defaultConfiguration: { level },
  }
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
