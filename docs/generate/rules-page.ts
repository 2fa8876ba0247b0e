import { ruleGroups } from '../../cli/checks/all-rules.ts'
import { createPage } from './page.ts'

const intro = `Every message of docs-ssg names its rule. An \`error\` fails the build or the check, a \`warning\` fails it with \`--strict\`, and an \`info\` never does.

To change the severity of a rule, use \`checks.rules\` in the config:

\`\`\`ts title="site.config.ts"
import { defineConfig } from 'docs-ssg'

export default defineConfig({
  checks: { rules: { 'orphan-page': 'error', 'vague-link': 'ignore' } },
})
\`\`\`

To accept a single finding, write a comment with a reason in the line above it or at the end of its line. In the config and in React pages, use a comment of that language.

\`\`\`md
<!-- docs-ssg-ignore vague-link: the text is quoted from the interface -->
\`\`\`

\`docs-ssg-ignore-file\` instead of \`docs-ssg-ignore\` applies to the whole page. \`docs-ssg check --only <name>\` runs one group of rules.`

/** The reference of all rules, with the id of each as its anchor. */
export function createRulesPage(): string {
  return createPage({
    title: 'Rules',
    description: 'Every rule of docs-ssg: its severity, why it is a problem and how to fix it.',
    source: 'the tables of rules',
    body: [
      intro,
      ...ruleGroups.flatMap(({ title, rules }) => [
        `## ${title}`,
        ...Object.values(rules)
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .flatMap(({ id, severity, description, help, formerly }) => [
            `### \`${id}\` {#${id}}`,
            `*${severity}*`,
            `${description} ${help}${formerly === undefined ? '' : ` The former id \`${formerly}\` still works.`}`,
          ]),
      ]),
    ],
  })
}
