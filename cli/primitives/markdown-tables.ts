import { escapeText, type FindPage } from './safe-markdown.ts'

/** A type as code, in which names of other exports link to their pages. */
export function toTypeCode(type: string, find: FindPage): string {
  const parts = type.split(/('[^']*'|"[^"]*"|\b[A-Za-z_$][\w$]*\b)/).map((part) => {
    const page = /^[A-Za-z_$]/.test(part) ? find(part) : undefined
    return page ? `<a href="${page}">${escapeText(part)}</a>` : escapeText(part)
  })
  return `<code>${parts.join('')}</code>`
}

/** A table without the columns in which every cell is empty. */
export function toTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = header.map((_, column) => rows.some((row) => row[column] !== ''))
  const toLine = (cells: readonly string[]): string =>
    `| ${cells.filter((_, column) => kept[column]).join(' | ')} |`
  return [toLine(header), toLine(header.map(() => '---')), ...rows.map(toLine)].join('\n')
}
