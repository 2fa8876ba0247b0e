// Room: the options as a reference and as types
// The reference of site.config.ts as Markdown. Must not say anything that the schema does not.
import { formatType } from './format-type.ts'
import { describeOption } from './describe-option.ts'
import { field, isSchema, unwrap, type AnySchema } from '../../schema/schema-node.ts'
import { isRequired, schemaEntries } from '../../schema/schema-tree.ts'
import { siteConfigSchema } from '../../schema/schema.ts'

const preamble = `# Options of \`site.config.ts\`

<!-- Written by \`docs-ssg config-reference\` from the schema; do not edit. -->

\`\`\`ts
import { defineConfig } from 'docs-ssg'

export default defineConfig({
  title: 'My project',
  url: 'https://docs.example.org',
})
\`\`\`

All options are optional, except those whose default is *required*. An option that is not in this list, or whose value
has another type, is an error.
`

/**
 * The whole reference: a table of the options, then a section for each option that has options of
 * its own.
 */
export function formatConfigReference(): string {
  return `${[preamble, ...formatObject(siteConfigSchema, '')].join('\n').trimEnd()}\n`
}

function formatObject(schema: AnySchema, path: string): readonly string[] {
  const entries = [...schemaEntries(schema)]
  const table = [
    '| option | type | default | |',
    '| --- | --- | --- | --- |',
    ...entries.map(([name, entry]) => formatRow(name, entry)),
    '',
  ]
  const nested = entries.flatMap(([name, entry]) => formatNested(entry, `${path}${name}`))
  return [...(path === '' ? ['## All options', ''] : []), ...table, ...nested]
}

function formatNested(entry: AnySchema, path: string): readonly string[] {
  const { schema, suffix } = itemOf(unwrap(entry))
  if (schemaEntries(schema).size === 0) return []
  const heading = `## \`${path}${suffix}\``
  const sentence = describeOption(entry)
  const intro = sentence === '' ? [heading, ''] : [heading, '', sentence, '']
  return [...intro, ...formatObject(schema, `${path}${suffix}.`)]
}

/** The schema of the items of a list with its suffix in keys; another schema as it is. */
function itemOf(schema: AnySchema): { readonly schema: AnySchema; readonly suffix: string } {
  const item = field(schema, 'item')
  if (isSchema(item)) return { schema: unwrap(item), suffix: '[]' }
  return { schema, suffix: '' }
}

function formatRow(name: string, entry: AnySchema): string {
  const cells = [`\`${name}\``, formatType(entry), formatDefault(entry), describeOption(entry)]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function formatDefault(entry: AnySchema): string {
  if (isRequired(entry)) return '*required*'
  const fallback = field(entry, 'default')
  if (fallback === undefined) return ''
  const text = JSON.stringify(fallback)
  return text === '{}' ? '' : `\`${text}\``
}
