import { expect, it } from 'vitest'
import { formatWarnings, splitFindings } from '../../../../cli/migrate/format-warnings.ts'
import type { Diagnostic } from '../../../../cli/model/diagnostic.ts'

const warnings = (message: string, count: number): Diagnostic[] =>
  Array.from({ length: count }, () => ({
    severity: 'warning',
    rule: 'code-language',
    message,
    help: 'Name it.',
  }))

it('D: warnings that say one of few things are counted by what they say, others by their rule', () => {
  const few = [...warnings('No `kelp`.', 9), ...warnings('No `reef`.', 2)]
  expect(formatWarnings(splitFindings(few).many).split('\n')).toEqual([
    '  9 × code-language',
    '    No `kelp`.',
    '    Name it.',
    '  2 × code-language',
    '    No `reef`.',
    '    Name it.',
  ])
  const many = ['a', 'b', 'c', 'd'].flatMap((name) => warnings(`No \`${name}\`.`, 2))
  expect(formatWarnings(splitFindings(many).many)).toMatch(/^ {2}8 × code-language\n {4}.*\.$/)
})
