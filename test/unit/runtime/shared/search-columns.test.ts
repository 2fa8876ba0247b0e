import { expect, it } from 'vitest'
import type { SearchDataPage } from '../../../../runtime/shared/manifests.ts'
import { toSearchData, toSearchPages } from '../../../../runtime/shared/search-columns.ts'

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
      ['other', 1, 'Depth', '', ''],
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
    version: 2,
    pages: [
      { u: '/quay', n: 4 },
      { u: '/empty', n: 0 },
      { u: '/crane', n: 1 },
    ],
    id: ['', 0, 0, 'other', 0],
    depth: [0, 1, 1, 1, 2],
    prose: ['Ships lie here.', 'Four fathoms.', '', '', 'Thirty meters.'],
  })
})
