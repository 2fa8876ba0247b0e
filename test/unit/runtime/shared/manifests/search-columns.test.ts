import { expect, it } from 'vitest'
import type { SearchDataPage } from '../../../../../runtime/shared/manifests/manifests.ts'
import {
  toSearchData,
  toSearchPages,
} from '../../../../../runtime/shared/manifests/search-columns.ts'

const pages: readonly SearchDataPage[] = [
  {
    u: '/quay',
    t: 'Quay',
    c: 'Harbor',
    b: 2,
    s: [
      ['', 0, '', 'Ships lie here.', 'moor'],
      ['depth', 1, 'Depth', 'Four fathoms.', ''],
      ['the-depth', 1, 'The depth?', '', ''],
      ['other-place', 1, 'Depth', '', ''],
      ['with space-and-hyphen', 1, 'Depth', '', ''],
      ['', 2, 'No id', '', ''],
    ],
  },
  { u: '/empty', t: 'Empty', c: '', b: 1, s: [] },
  { u: '/crane', t: 'Crane', c: '', b: 1, s: [['reach', 2, 'Reach', 'Thirty meters.', '']] },
]

it('Q1: search data comes back as it was, through JSON too', () => {
  expect(toSearchPages(JSON.parse(JSON.stringify(toSearchData(pages))))).toEqual(pages)
  expect(toSearchPages(toSearchData([]))).toEqual([])
})

it('Q1: like parts of sections stand together, without ids that follow from headings', () => {
  expect(toSearchData(pages)).toMatchObject({
    version: 3,
    pages: [
      { u: '/quay', n: 6 },
      { u: '/empty', n: 0 },
      { u: '/crane', n: 1 },
    ],
    headings: [
      '0',
      '1Depth',
      '1The depth?',
      '1Depth\tother place',
      '1Depth\t\twith space-and-hyphen',
      '2No id\t',
      '2Reach',
    ].join('\n'),
    prose: ['Ships lie here.', 'Four fathoms.', '', '', '', '', 'Thirty meters.'],
  })
})

it('Q1: an id with a tab or a line end moves no other section', () => {
  const odd: readonly SearchDataPage[] = [
    {
      u: '/odd',
      t: 'Odd',
      c: '',
      b: 1,
      s: [
        ['a\nb\tc', 1, 'First', '', ''],
        ['second', 1, 'Second', '', ''],
      ],
    },
  ]
  const ids = toSearchPages(toSearchData(odd)).flatMap(({ s }) => s.map(([id]) => id))
  expect(ids).toEqual(['a%0Ab%09c', 'second'])
})
