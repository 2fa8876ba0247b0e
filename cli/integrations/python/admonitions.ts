// What docstrings have for MkDocs: `!!! note "Title"` with indented text, and numbered comments in
// code. Docstrings are read by mkdocstrings with the Markdown of the whole site.

import { capitalize } from '../../../runtime/shared/text/capitalize.ts'
import { toAdmonitionType } from '../../primitives/text/admonition-types.ts'
import { pushAll } from '../../primitives/long-lists.ts'

const head = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([\w-]+)(.*)$/
/** Other words, and the title, after the type. */
const afterType = /^[\w \t-]*(?:[ \t]"(.*)")?$/
const fence = /^[ \t]*(`{3,}|~{3,})/
const annotation = /(?<=(?:#|\/\/|--)[ \t]*\(\d{1,2}\))!/

/** Blocks need fewer colons than those around them. */
const MOST_COLONS = 9

/** Write admonitions and numbered comments as docs-ssg reads them. */
export function rewriteAdmonitions(text: string, colons = MOST_COLONS): string {
  if (!/!!!|\?\?\?|\)!/.test(text)) return text
  const lines = text.split('\n')
  const written: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const [, mark] = fence.exec(line) ?? []
    const [, indent = '', kind, type = '', end = ''] = head.exec(line) ?? []
    const [isHead, title] = afterType.exec(end.trimEnd()) ?? []
    if (mark !== undefined) {
      const last = findFenceEnd(lines, at, mark)
      const below = findText(lines, last + 1)
      pushAll(written, annotate(lines.slice(at, last + 1), below))
      at = last
    } else if (kind === undefined || isHead === undefined || colons < 3) written.push(line)
    else {
      const last = findLast(lines, at, indent.length + 4)
      const inner = lines.slice(at + 1, last + 1).map((one) => one.slice(indent.length + 4))
      const marks = indent + ':'.repeat(colons)
      const body = rewriteAdmonitions(inner.join('\n'), colons - 1).split('\n')
      const label = title ?? capitalize(type)
      const open = kind === '!!!' ? toAdmonitionType(type) : 'details'
      written.push('', `${marks}${open}[${label}]${kind === '???+' ? '{open}' : ''}`, '')
      pushAll(written, [...body.map((one) => (one === '' ? '' : indent + one)), '', marks, ''])
      at = last
    }
  }
  return written.join('\n')
}

function findFenceEnd(lines: readonly string[], first: number, mark: string): number {
  let at = first + 1
  while (at < lines.length && lines[at]?.trim().startsWith(mark) !== true) at += 1
  return Math.min(at, lines.length - 1)
}

/** The first line that is not blank, from an index on; empty if there is none. */
function findText(lines: readonly string[], from: number): string {
  let at = from
  while (at < lines.length && lines[at]?.trim() === '') at += 1
  return lines[at] ?? ''
}

/** Index of the last line of the indented text below a line. */
function findLast(lines: readonly string[], first: number, columns: number): number {
  let last = first
  for (let index = first + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line.trim() === '') continue
    if (line.search(/\S/) < columns) break
    last = index
  }
  return last
}

/** `(1)!` in comments, where a list explains it. */
function annotate(code: readonly string[], below: string): readonly string[] {
  const isExplained = /^\s*1[.)][ \t]/.test(below)
  if (!code.some((line) => annotation.test(line))) return code
  const [first = '', ...rest] = code.map((line) => line.replaceAll(new RegExp(annotation, 'g'), ''))
  return [isExplained ? `${first} annotate` : first, ...rest]
}
