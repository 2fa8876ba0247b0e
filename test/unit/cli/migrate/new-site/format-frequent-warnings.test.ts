import { expect, it } from 'vitest'
import { ruleOf } from '../../../../../cli/checks/all-rules.ts'
import {
  formatFrequentWarnings,
  splitByFrequency,
} from '../../../../../cli/migrate/new-site/format-frequent-warnings.ts'
import type { Diagnostic } from '../../../../../cli/model/diagnostic.ts'

const warnings = (message: string, count: number): Diagnostic[] =>
  Array.from({ length: count }, () => ({
    severity: 'warning',
    rule: 'code-language',
    message,
    help: 'Name it.',
  }))

it('D: warnings with few distinct messages are counted by message, others by rule', () => {
  const few = [...warnings('No `kelp`.', 9), ...warnings('No `reef`.', 2)]
  expect(formatFrequentWarnings(splitByFrequency(few).frequent, ruleOf).split('\n')).toEqual([
    '  9 × code-language',
    '    No `kelp`.',
    '    Name it.',
    '  2 × code-language',
    '    No `reef`.',
    '    Name it.',
  ])
  const many = ['a', 'b', 'c', 'd'].flatMap((name) => warnings(`No \`${name}\`.`, 2))
  expect(formatFrequentWarnings(splitByFrequency(many).frequent, ruleOf)).toMatch(
    /^ {2}8 × code-language\n {4}.*\.$/,
  )
})
