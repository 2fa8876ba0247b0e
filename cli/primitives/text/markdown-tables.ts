import { escapeCode, toCell, toInlineCode, toLiteral } from './markdown-text.ts'
import type { FindPage } from './safe-markdown.ts'

const nameOrText =
  /('(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*)/u

/** A type as code, in which names of other exports link to their pages. */
export function toTypeCode(type: string, find: FindPage): string {
  const parts = type.split(nameOrText).map((text) => ({
    text,
    page: /^[\p{L}_$]/u.test(text) ? find(text) : undefined,
  }))
  if (parts.every(({ page }) => page === undefined)) return toInlineCode(type)
  const code = parts.map(({ text, page }) =>
    page ? `<a href="${encodeURI(page)}">${escapeCode(text)}</a>` : escapeCode(text),
  )
  return `<code>${code.join('')}</code>`
}

/** A table of inline Markdown without the columns in which every cell is empty. */
export function toTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = header.map((_, column) => rows.some((row) => row[column] !== ''))
  const toLine = (cells: readonly string[]): string =>
    `| ${cells
      .filter((_, column) => kept[column])
      .map(toCell)
      .join(' | ')} |`
  return [toLine(header), toLine(header.map(() => '---')), ...rows.map(toLine)].join('\n')
}

/** A member of a type, as its row of a table shows it. All texts but the marks are Markdown, and may be empty. */
export interface MemberRow {
  readonly name: string
  readonly marks?: readonly string[]
  readonly type: string
  readonly default: string
  readonly since?: string | undefined
  readonly text: string
}

/** A table of two columns, because more don't fit a phone: the name, and the text below the type. */
export function toMemberTable(title: string, rows: readonly MemberRow[]): string {
  return toTable([title, 'Description'], rows.map(toMemberCells))
}

function toMemberCells({ name, marks = [], text, ...row }: MemberRow): readonly string[] {
  const facts = [
    row.type,
    row.default === '' ? '' : `default ${row.default}`,
    row.since === undefined ? '' : `since ${toLiteral(row.since)}`,
  ]
  return [
    marks.length === 0 ? name : `${name} (${marks.join(', ')})`,
    joinFilled([joinFilled(facts, ', '), text], '<br />'),
  ]
}

const joinFilled = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator)

/** What declarations say about a parameter or a property, for its row. */
export function toMemberFacts(
  declared: {
    readonly name: string
    readonly isOptional: boolean
    readonly type: string
    readonly default?: string | undefined
  },
  find: FindPage,
): Omit<MemberRow, 'text'> {
  const code = (text = ''): string => (text === '' ? '' : toTypeCode(text, find))
  return {
    name: toInlineCode(declared.name),
    marks: declared.isOptional ? ['optional'] : [],
    type: code(declared.type),
    default: code(declared.default),
  }
}
