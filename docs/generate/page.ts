import type { AnySchema } from '../../cli/schema/schema-node.ts'
import { field } from '../../cli/schema/schema-node.ts'
import { describeOption } from '../../cli/config/reference/describe-option.ts'
import { formatType } from '../../cli/config/reference/format-type.ts'

interface PageInput {
  readonly title: string
  readonly description: string
  /** Where the facts come from, as the note at the top names it. */
  readonly source: string
  /** The deepest level of headings in the table of contents. */
  readonly tocLevel?: 2 | 3
  /** More lines of front matter. */
  readonly frontMatter?: readonly string[]
  readonly body: readonly string[]
}

/** A generated page of the manual: front matter, a note for editors, and the paragraphs. */
export function createPage({
  title,
  description,
  source,
  tocLevel = 2,
  frontMatter = [],
  body,
}: PageInput): string {
  const header = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    'custom_edit_url: null',
    `toc_max_heading_level: ${tocLevel}`,
    ...frontMatter,
    '---',
  ].join('\n')
  const note = `<!-- Generated from ${source} by \`npm run docs:reference\`; do not edit. -->`
  return `${[header, note, ...body].join('\n\n').trimEnd()}\n`
}

/** A row of a table; bars in cells are escaped. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** A table as one paragraph. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => tableRow(cells)).join('\n')
}

/** The type of an option, its default and its sentence, for the line below its heading. */
export function describeField(schema: AnySchema): string {
  const type = field(schema, 'type')
  const isOptional = type === 'optional' || type === 'exact_optional'
  const fallback = isOptional ? field(schema, 'default') : undefined
  const text = fallback === undefined ? '{}' : JSON.stringify(fallback)
  const note = isOptional ? (text === '{}' ? '' : ` · default \`${text}\``) : ' · required'
  return `*${formatType(schema)}*${note}\n\n${describeOption(schema)}`
}
