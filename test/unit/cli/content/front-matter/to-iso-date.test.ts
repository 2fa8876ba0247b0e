import { expect, it } from 'vitest'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { formatDay } from '../../../../../runtime/components/format-day.ts'
import { parseFrontMatter } from '../../../../../cli/content/front-matter/front-matter.ts'
import { toIsoDate } from '../../../../../cli/content/front-matter/to-iso-date.ts'

it.each([
  ['2024-05-31', '2024-05-31'],
  ['2024-5-1', '2024-05-01'],
  ['2015-02-15 9:18:00', '2015-02-15T09:18:00Z'],
  ['\u00a0 2017-09-12 10:00:00 ', '2017-09-12T10:00:00Z'],
  ['2001-12-14 21:59:43.10 -5', '2001-12-14T21:59:43.10-05:00'],
  ['2001-12-15T02:59:43.1Z', '2001-12-15T02:59:43.1Z'],
  ['2024-05-31T08:30+0130', '2024-05-31T08:30:00+01:30'],
  ['yesterday', 'yesterday'],
  ['2024-05', '2024-05'],
])('reads the YAML timestamp `%s` as `%s`', (written, date) => {
  expect(toIsoDate(written)).toBe(date)
})

const path = toContentPath('/site', '/site/blog/post.md')
const read = (date: string) => parseFrontMatter(`---\ndate: ${date}\n---\n`, path, true)

it.each([
  ['2024-03-10', 'March 10, 2024'],
  ['2024-3-10', 'March 10, 2024'],
  ['2024-03-10T23:30:00-05:00', 'March 10, 2024'],
  ['2024-03-10 23:30 -5', 'March 10, 2024'],
  ['2024-03-10T00:30:00+09:00', 'March 10, 2024'],
  ['2024-03-10t00:30+0930', 'March 10, 2024'],
  ['2024-03-10T23:59:59.999Z', 'March 10, 2024'],
  ['2024-03-10T00:00:00', 'March 10, 2024'],
  ["'2024-12-31T23:30:00-08:00'", 'December 31, 2024'],
  ['2024-02-29', 'February 29, 2024'],
])('readers see the day that its author wrote: %s', (written, day) => {
  const { frontMatter, diagnostics } = read(written)
  expect(diagnostics).toEqual([])
  expect(formatDay(frontMatter.date ?? '', 'en')).toBe(day)
})

it.each(['2024-02-30', '2023-02-29T10:00:00Z', '2024-13-01', '2024-03-10T25:00'])(
  'a date that no calendar or clock has is reported: %s',
  (written) => {
    expect(read(written).diagnostics.map(({ rule }) => rule)).toEqual(['front-matter'])
  },
)
