import { expect, it } from 'vitest'
import { placeReleases } from '../../../../cli/integrations/changelog/date-releases.ts'
import { readReleases } from '../../../../cli/integrations/changelog/read-releases.ts'
import { findTagDate } from '../../../../cli/integrations/changelog/tag-dates.ts'

it.each([
  ['v1.2.0', 'Changelog', true],
  ['1.2.0', 'Changelog', true],
  ['@acme/tool@1.2.0', '@acme/tool', true],
  ['tool@1.2.0', '@acme/tool', true],
  ['tool-v1.2.0', 'tool', true],
  ['tool/v1.2.0', 'tool', true],
  ['v1.2.0', '@acme/tool', true],
  ['other@1.2.0', '@acme/tool', false],
  ['v1.2.0-rc.1', 'tool', false],
  ['v11.2.0', 'tool', false],
])('takes the tag `%s` for 1.2.0 of a changelog called `%s`: %s', (tag, title, isFound) => {
  const day = findTagDate('1.2.0', title, new Map([[tag, '2026-01-01']]))
  expect(day).toBe(isFound ? '2026-01-01' : undefined)
})

it('prefers the tag of the package to that of the repository', () => {
  const dates = new Map([
    ['v1.2.0', '2026-01-01'],
    ['tool@1.2.0', '2026-02-02'],
  ])
  expect(findTagDate('1.2.0', '@acme/tool', dates)).toBe('2026-02-02')
})

it.each([
  ['all without a date', Array.from({ length: 130 }, (_, index) => `## 1.${200 - index}.0`)],
  ['one at the top', ['## 3.0', '## 2.0 2026-01-02', '## 1.0 2026-01-01']],
  ['one at the end', ['## 3.0 2026-01-02', '## 2.0 2026-01-02', '## 1.0']],
  ['some between others', ['## 4.0 2026-03-01', '## 3.0', '## 2.0', '## 1.0 2026-01-01']],
])('keeps the order of the file: %s', (_, headings) => {
  const placed = placeReleases(readReleases(headings.join('\n\n')))
  expect(placed).toHaveLength(headings.length)
  const moments = placed.map(({ moment }) => Date.parse(moment))
  expect(moments).toEqual(moments.toSorted((a, b) => b - a))
  expect(new Set(moments).size).toBe(moments.length)
})
