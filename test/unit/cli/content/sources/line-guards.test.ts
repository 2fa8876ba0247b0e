import { expect, it } from 'vitest'
import { findCostlyText } from '../../../../../cli/content/sources/guard-pathological-input.ts'

const nested = (levels: number, marker = '-'): string =>
  Array.from({ length: levels }, (_, level) => `${' '.repeat(2 * level)}${marker} a`).join('\n')
const table = (columns: number, rows: number): string =>
  [`|${'a|'.repeat(columns)}`, `|${'-|'.repeat(columns)}`, ...Array(rows).fill('| a |')].join('\n')

it.each([
  ['lists on 101 levels', nested(101), 101, '101 lists are inside each other'],
  ['numbered lists', nested(101, '1.'), 101, '101 lists are inside each other'],
  ['a long table', table(2, 7000), 6669, 'a table has more than 20,000 cells'],
  ['a wide table, whose short rows are filled up', table(1000, 30), 22, '20,000 cells'],
  [
    'a wide table with line ends of old Macs',
    table(1000, 30).replaceAll('\n', '\r'),
    22,
    '20,000 cells',
  ],
])('P4: %s are too costly, at their line', (_, text, line, reason) => {
  const found = findCostlyText(text)
  expect(found?.line).toBe(line)
  expect(found?.reason).toContain(reason)
})

it.each([
  ['lists on 100 levels', nested(100)],
  ['many lists that follow each other', `${nested(60)}\n\nText.\n\n${nested(60)}`],
  ['many short lists', Array(500).fill('- a\n  - b\n').join('\n')],
  ['a table of 500 rows', table(5, 500)],
  ['many tables', Array(300).fill(table(5, 30)).join('\n\n')],
  ['a table in code', `\`\`\`\n${table(1000, 30)}\n\`\`\``],
  ['lists in code', `\`\`\`\n${nested(101)}\n\`\`\``],
  ['lines below a heading', `Title\n---\n${'a\n'.repeat(300)}`],
  ['deep indentation', `- a\n${`${' '.repeat(200)}- b\n`.repeat(300)}`],
])('P4: %s are fine', (_, text) => {
  expect(findCostlyText(text)).toBeUndefined()
})
