// Enters: the table of rules. Leaves: RULES.md. Must not say anything the table does not.
import { linkRules } from './rules-links.ts'
import { proofRules } from './rules-proof.ts'
import { siteRules } from './rules-site.ts'
import { writingRules } from './rules-writing.ts'
import type { RuleTable } from '../model/rule.ts'

const preamble = `# Rules of \`docs-ssg check\`

<!-- Written by \`docs-ssg rules-reference\` from the table of rules; do not edit. -->

Each finding names its rule. \`checks.rules\` in \`site.config.ts\` gives a rule another severity:
\`{ 'orphan-page': 'error', 'vague-link': 'ignore' }\`. A page takes a finding back with a comment that says why, in the
line above or at the end of the line: \`<!-- docs-ssg-ignore vague-link: the text is quoted -->\`; with
\`docs-ssg-ignore-file\` it counts for the whole page. In the config and in React pages it is a comment of that language.

\`error\` fails the check, \`warning\` fails it with \`--strict\`, \`log\` never does.
`

const groups: readonly (readonly [string, RuleTable])[] = [
  ['Links and addresses', linkRules],
  ['Pages', writingRules],
  ['Samples, search, weight, built pages', proofRules],
  ['Site', siteRules],
]

/** The reference of all rules, as Markdown. */
export function formatRulesReference(): string {
  const sections = groups.flatMap(([title, table]) => [
    `## ${title}`,
    ...Object.entries(table)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { severity, why, todo }]) => `### ${id}\n\n\`${severity}\`. ${why} ${todo}`),
  ])
  return `${[preamble.trimEnd(), ...sections].join('\n\n')}\n`
}
