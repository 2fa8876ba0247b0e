import { expect, it } from 'vitest'
import { applyChanges, coverRanges } from '../../../../cli/primitives/text/text-changes.ts'

const change = (start: number, end: number, text: string) => ({ start, end, text })

it.each([
  ['nothing', [], 'abcdef'],
  ['in order', [change(0, 1, 'X'), change(2, 4, '')], 'Xbef'],
  ['in another order', [change(4, 6, 'Z'), change(0, 0, '-')], '-abcdZ'],
  ['at one place, in the order of the list', [change(2, 2, '1'), change(2, 2, '2')], 'ab12cdef'],
  ['inside each other, where the outer one counts', [change(1, 5, '.'), change(2, 3, 'X')], 'a.f'],
  ['at the end', [change(6, 6, '!')], 'abcdef!'],
])('applies changes: %s', (_, changes, expected) => {
  expect(applyChanges('abcdef', changes)).toBe(expected)
})

it.each([
  ['none', [], 'abcdef'],
  [
    'apart',
    [
      [0, 1],
      [3, 5],
    ],
    '.bc..f',
  ],
  [
    'in another order',
    [
      [4, 6],
      [0, 2],
    ],
    '..cd..',
  ],
  [
    'inside each other',
    [
      [1, 5],
      [2, 3],
    ],
    'a....f',
  ],
  [
    'overlapping',
    [
      [0, 3],
      [2, 5],
    ],
    '.....f',
  ],
  [
    'the same twice',
    [
      [1, 2],
      [1, 2],
    ],
    'a.cdef',
  ],
  ['empty', [[3, 3]], 'abcdef'],
] as const)('covers parts: %s', (_, ranges, expected) => {
  expect(coverRanges('abcdef', ranges, (part) => '.'.repeat(part.length))).toBe(expected)
})
