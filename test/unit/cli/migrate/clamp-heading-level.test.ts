import { expect, it } from 'vitest'
import { clampHeadingLevel } from '../../../../cli/migrate/clamp-heading-level.ts'

it.each([
  [1, 2],
  [2, 2],
  [6, 6],
  [7, 6],
  [undefined, undefined],
  ['2', undefined],
])('makes of the heading level %j the level %j', (level, expected) => {
  expect(clampHeadingLevel(level)).toBe(expected)
})
