import { expect, it } from 'vitest'
import { toIsoDate } from '../../../../../cli/content/front-matter/to-iso-date.ts'

it.each([
  ['2024-05-31', '2024-05-31'],
  ['2024-5-1', '2024-05-01'],
  ['2015-02-15 9:18:00', '2015-02-15T09:18:00'],
  ['\u00a0 2017-09-12 10:00:00 ', '2017-09-12T10:00:00'],
  ['2001-12-14 21:59:43.10 -5', '2001-12-14T21:59:43.10-05:00'],
  ['2001-12-15T02:59:43.1Z', '2001-12-15T02:59:43.1Z'],
  ['2024-05-31T08:30+0130', '2024-05-31T08:30:00+01:30'],
  ['yesterday', 'yesterday'],
  ['2024-05', '2024-05'],
])('reads the YAML timestamp `%s` as `%s`', (written, date) => {
  expect(toIsoDate(written)).toBe(date)
})
