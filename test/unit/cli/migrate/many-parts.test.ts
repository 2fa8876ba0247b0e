import { expect, it } from 'vitest'
import { createCodeTest } from '../../../../cli/migrate/mdbook/rewrite/code-test.ts'
import { openParts } from '../../../../cli/migrate/mdbook/rewrite/cut-part.ts'
import { insertParts } from '../../../../cli/migrate/mdbook/rewrite/insert-parts.ts'
import { readBlocks } from '../../../../cli/migrate/mkdocs/rewrite/read-blocks.ts'
import { escapeTablePipes } from '../../../../cli/migrate/mkdocs/rewrite/escape-table-pipes.ts'

/** A text before a backslash, and whether that is in code. */
const codes: readonly (readonly [text: string, isInCode: boolean])[] = [
  ['', false],
  ['a ', false],
  ['`a', true],
  ['`a` ', false],
  ['`a` `', true],
  ['```\na', true],
  ['> ```\n> a', true],
  ['```\n~~~\na', true],
  ['```\n```\na', false],
  ['```` a\n```\na', true],
  ['``` ', true],
  ['~~~ ', true],
  ['a `\nb', false],
]

it.each(codes)('knows whether a backslash after %j is in code', (text, isInCode) => {
  expect(createCodeTest(`${text}\\ \``)(text.length)).toBe(isInCode)
})

it('knows of each of several backslashes whether it is in code', () => {
  const source = '\\ `\\ \\` \\\n\\\n```\n\\ ` \\\n```\n\\'
  const isInCode = createCodeTest(source)
  const found = [...source.matchAll(/\\/g)].map(({ index }) => isInCode(index))
  expect(found).toEqual([false, true, true, false, false, true, true, false])
})

it('reads a chapter once, whatever number of includes it has', () => {
  const count = (many: number): number => {
    let reads = 0
    const source = '\\{{#include a}}\n{{#include f:2}}\n'.repeat(many)
    insertParts(source, {
      path: 'a.md',
      read: () => {
        reads += 1
        return 'a\nb\n'
      },
    })
    return reads
  }
  expect([count(10), count(400)]).toEqual([1, 1])
})

it.each([
  [[], 'a\nb\nc\nd'],
  [['2'], 'a'],
  [['2', '4'], 'a\nb'],
  [['', '2'], 'a'],
  [['5', ''], 'c\nd'],
  [['x'], 'b'],
  [['y'], 'd'],
  [['z'], undefined],
] as const)('cuts the part %j of a file', (names, part) => {
  const text = 'ANCHOR: w\na\n// ANCHOR: x\nb\n// ANCHOR_END: x\nc\nANCHOR: y\nd\n'
  expect(openParts(text)(names)).toBe(part)
})

it('escapes each pipe of a table once, although many of its rows look like the one below the header', () => {
  const row = '| `a|b` |\n|---|---|\n'
  const count = (rows: number): number => {
    const writer = { blocks: readBlocks(row.repeat(rows)), changes: [], findings: [] }
    escapeTablePipes(writer)
    return writer.changes.length
  }
  expect([count(10), count(40)]).toEqual([10, 40])
})
