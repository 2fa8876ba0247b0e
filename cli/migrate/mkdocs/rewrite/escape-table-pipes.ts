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
  for (let index = 0; index < lines.length; index += 1) {
    if (!delimiters.test(lines[index]?.text ?? '') || !isText(index)) continue
    const first = Math.max(0, index - 1)
    // Another delimiter row is a row of the same table.
    while (index < lines.length && lines[index]?.isBlank === false && isText(index)) index += 1
    for (const [at, row] of lines.slice(first, index).entries()) {
      const pipes = listPipes(row.text).map((offset) => row.start + offset)
      pushAll(
        changes,
        pipes.map((start) => ({ start, end: start, text: '\\' })),
      )
      if (pipes.length > 0)
        findings.push({ what: 'pipes in the code of a table', line: first + at + 1 })
    }
  }
}

/** Offsets of the pipes in code that no backslash is before. */
function listPipes(row: string): readonly number[] {
  return [...row.matchAll(code)].flatMap(({ 0: span, index }) =>
    [...span.matchAll(/(?<!\\)\|/g)].map((pipe) => index + pipe.index),
  )
}
