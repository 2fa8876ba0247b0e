// The reference of rules: one page that lists them all, and a page for each with its example. The
// URL of a page is the one in messages (cli/report/rule-reference.ts).
import { ruleGroups } from '../../cli/checks/all-rules.ts'
import type { Rule } from '../../cli/model/rule.ts'
import { createPage, table } from './page.ts'
import { allExamples } from './rule-examples/all-examples.ts'
import { exampleText } from './rule-examples/example-text.ts'

const intro = `Every message of docs-ssg names its rule. \`docs-ssg explain <rule>\` prints the page of a rule in the terminal, without a network. An \`error\` fails the build or the check, a \`warning\` fails it with \`--strict\`, and an \`info\` never does.

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

const groups = ruleGroups
  .map(({ title, rules }) => ({
    title,
    rules: Object.values(rules).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }))
  .filter(({ rules }) => rules.length > 0)

/** The page that lists all rules by group. */
export function createRulesPage(): string {
  return createPage({
    title: 'Rules',
    description: 'Every rule of docs-ssg, with its severity and the reason why it exists.',
    source: 'the tables of rules',
    frontMatter: ['search: { boost: 0.4 }'],
    body: [
      intro,
      ...groups.flatMap(({ title, rules }) => [
        `## ${title}`,
        table(
          ['rule', 'severity', 'why'],
          rules.map(({ id, severity, description }) => [
            `[\`${id}\`](./${id}.md)`,
            severity,
            description,
          ]),
        ),
      ]),
    ],
  })
}

/** A page for each rule, by path below `docs/content`. */
export function createRulePages(): Readonly<Record<string, string>> {
  const pages = groups.flatMap(({ title, rules }) =>
    rules.map((rule) => [`reference/rules/${rule.id}.md`, createRulePage(rule, title)] as const),
  )
  return Object.fromEntries(pages)
}

function createRulePage({ id, severity, description, help }: Rule, group: string): string {
  const example = allExamples[id]
  return createPage({
    title: id,
    description,
    source: 'the tables of rules and docs/generate/rule-examples',
    // In the search, guides come first, unless the query is the id.
    frontMatter: [
      'displayed_sidebar: manual',
      'pagination_next: null',
      'pagination_prev: null',
      'search: { boost: 0.12 }',
    ],
    body: [
      `*${severity}* · [${group}](./index.md#${group.toLowerCase().replaceAll(' ', '-')})`,
      `${description} ${help}`,
      ...(example === undefined ? [] : [exampleText(example)]),
      `## Change or suppress it\n\nSet \`checks.rules['${id}']\` in the config, or accept one finding with a comment and a reason. [All rules](./index.md) shows both.`,
    ],
  })
}
