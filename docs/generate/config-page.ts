import { type AnySchema, field, isSchema, unwrap } from '../../cli/schema/schema-node.ts'
import { schemaEntries } from '../../cli/schema/schema-tree.ts'
import { siteConfigSchema } from '../../cli/schema/schema.ts'
import { describeOption } from '../../cli/config/reference/describe-option.ts'
import { formatOptionExamples } from './option-examples.ts'
import { createPage, describeField, table } from './page.ts'
import type { ReadText } from './pages.ts'

const intro = `The config of a site is the default export of \`site.config.ts\` in the folder of the site. \`defineConfig\` gives your editor the types; without a config, every option has its default.

\`\`\`ts title="site.config.ts"
import { defineConfig } from 'docs-ssg'

export default defineConfig({
  title: 'My project',
  url: 'https://docs.example.org',
})
\`\`\`

An option that is not on this page, or whose value has another type, is an error that names the nearest option. Paths of files are relative to the folder of the site, unless an option says otherwise.

Each section begins with an example that uses all of its options, so that you can copy the lines you need. A real config is much shorter.`

/** Options that are only a list of texts to replace: a table is easier to read. */
const asTable = new Set(['locales.uiTranslations'])

/** The reference of all options of `site.config.ts`, with an id for each (`docs.path`) and examples. */
export function createConfigPage(read: ReadText): string {
  const entries = [...schemaEntries(siteConfigSchema)]
  const simple = entries.filter(([, entry]) => nestedEntries(entry).length === 0)
  const nested = entries.filter(([, entry]) => nestedEntries(entry).length > 0)
  return createPage({
    title: 'Config',
    description: 'Every option of site.config.ts with its type, its default and what it does.',
    source: 'the schema of the config',
    body: [
      intro,
      '## The site {#site}',
      ...formatOptionExamples('site', read),
      ...simple.flatMap(([name, entry]) => formatOption(name, entry)),
      ...nested.flatMap(([name, entry]) => [
        `## \`${name}\` {#${name}}`,
        describeOption(entry),
        ...formatOptionExamples(name, read),
        ...nestedEntries(entry).flatMap(([key, inner]) => formatOption(`${name}.${key}`, inner)),
      ]),
    ],
  })
}

function formatOption(path: string, schema: AnySchema): string[] {
  const heading = `### \`${path}\` {#${path}}`
  const inner = nestedEntries(schema)
  if (asTable.has(path))
    return [
      heading,
      describeField(schema),
      table(
        ['name', 'what it replaces'],
        inner.map(([name, entry]) => [
          `\`${name}\``,
          describeOption(entry).replace('Replaces ', ''),
        ]),
      ),
    ]
  return [
    heading,
    describeField(schema),
    ...inner.flatMap(([name, entry]) => formatOption(`${path}.${name}`, entry)),
  ]
}

/** The options of an object, or of the objects in a list. */
function nestedEntries(entry: AnySchema): [string, AnySchema][] {
  const schema = unwrap(entry)
  const item = field(schema, 'item')
  return [...schemaEntries(isSchema(item) ? unwrap(item) : schema)]
}
