import { escapeCode, toCell, toInlineCode } from './markdown-text.ts'
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
