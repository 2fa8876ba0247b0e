import type { Severity } from '../../model/diagnostic.ts'
import type { Report, ReportDiagnostic } from '../report.ts'
import type { RuleOf } from './report-format.ts'
import { ruleUrl } from '../rule-reference.ts'

/** The name in code scanning for the folder that paths start from. */
const rootId = '%SRCROOT%'
const schemaUrl = 'https://json.schemastore.org/sarif-2.1.0.json'

/** SARIF 2.1.0, which code scanning services read. Columns count UTF-16 code units. */
export function formatSarif(
  { diagnostics }: Report,
  { version, ruleOf }: { readonly version: string; readonly ruleOf: RuleOf },
): string {
  const rules = [...new Set(diagnostics.map(({ rule }) => rule))].toSorted()
  const log = {
    $schema: schemaUrl,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'docs-ssg',
            version,
            rules: rules.map((id) => describeRule(id, ruleOf)),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [rootId]: { description: { text: 'The top of the repository.' } } },
        results: diagnostics.map((diagnostic) => ({
          ruleId: diagnostic.rule,
          ruleIndex: rules.indexOf(diagnostic.rule),
          level: levelOf(diagnostic.severity),
          message: { text: [diagnostic.message, diagnostic.hint].filter(isText).join(' ') },
          ...toLocations(diagnostic),
        })),
      },
    ],
  }
  return JSON.stringify(log, undefined, 2)
}

/** `info` is called `note` in SARIF. */
const levelOf = (severity: Severity): string => (severity === 'info' ? 'note' : severity)

/** The description that a code scanning service shows next to a diagnostic. */
function describeRule(id: string, ruleOf: RuleOf): object {
  const rule = ruleOf(id)
  if (rule === undefined) return { id }
  return {
    id,
    shortDescription: { text: rule.description },
    help: { text: rule.help },
    helpUri: ruleUrl(id, ruleOf),
    defaultConfiguration: { level: levelOf(rule.severity) },
  }
}

function toLocations({ file, line, column }: ReportDiagnostic): object {
  if (file === null) return {}
  const uri = file.split('/').map(encodeURIComponent).join('/')
  const region = line === null ? {} : { region: { startLine: line, startColumn: column ?? 1 } }
  return {
    locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: rootId }, ...region } }],
  }
}

const isText = (text: string | null): text is string => text !== null && text !== ''
