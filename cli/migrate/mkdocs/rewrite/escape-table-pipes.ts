// Pipes in the code of a table. Python-Markdown reads them as text, all other parsers as the end of
// a cell.
import type { Blocks } from './block.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { pushAll } from '../../../primitives/long-lists.ts'

interface TableWriter {
  readonly blocks: Blocks
  readonly changes: Change[]
  readonly findings: Finding[]
}

const delimiters = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*(?::?-+:?[ \t]*)?)+$/
const code = /(?<![\\`])(`+)(?!`)(.*?[^`])\1(?!`)/g

/** Write `\|` for each pipe in the code of a table. */
export function escapeTablePipes({ blocks, changes, findings }: TableWriter): void {
  const { lines, kinds } = blocks
  const isText = (index: number): boolean => kinds[index] === 'prose'
  for (const [index, line] of lines.entries()) {
    if (!delimiters.test(line.text) || !isText(index)) continue
    const end = lines.findIndex((one, at) => at > index && (one.isBlank || !isText(at)))
    const rows = lines.slice(Math.max(0, index - 1), end === -1 ? undefined : end)
    for (const [at, row] of rows.entries()) {
      const pipes = listPipes(row.text).map((offset) => row.start + offset)
      pushAll(
        changes,
        pipes.map((start) => ({ start, end: start, text: '\\' })),
      )
      if (pipes.length > 0)
        findings.push({ what: 'pipes in the code of a table', line: index + at })
    }
  }
}

/** Offsets of the pipes in code that no backslash is before. */
function listPipes(row: string): readonly number[] {
  return [...row.matchAll(code)].flatMap(({ 0: span, index }) =>
    [...span.matchAll(/(?<!\\)\|/g)].map((pipe) => index + pipe.index),
  )
}
