import { describe, expect, it } from 'vitest'
import { findChangedKeys } from '../../../../cli/manifests/shards/earlier-shards.ts'
import { collectNames } from '../../../../cli/manifests/shards/section-names.ts'
import { createSegment, type Segment } from '../../../../cli/manifests/shards/segment.ts'
import { layOut } from '../../../../cli/manifests/shards/slots.ts'
import type {
  SearchDataPage,
  SearchDataSection,
} from '../../../../runtime/shared/manifests/manifests.ts'

const sectionOf = (heading: string, at: number): SearchDataSection => [
  `part-${at}`,
  1,
  heading,
  '',
  '',
]
const pageOf = (name: string, headings: readonly string[]): SearchDataPage => ({
  u: `/${name}`,
  t: name,
  c: '',
  b: 1,
  s: headings.map(sectionOf),
})

const read = (segments: readonly Segment[]) => {
  const named = segments.map(({ names }) => names)
  const { starts } = layOut(named)
  return { segments, starts, names: collectNames(named, starts) }
}

/** What changes between two states of the pages of two segments. */
function compare(before: readonly SearchDataPage[][], after: readonly SearchDataPage[][]) {
  const segments = before.map((pages) => createSegment(pages))
  const later = after.map((pages) => createSegment(pages))
  const isOther = (at: number): boolean => JSON.stringify(before[at]) !== JSON.stringify(after[at])
  const root = {
    files: { vocabulary: '', terms: '', words: '', pairs: '', names: '', texts: '' },
    firsts: { vocabulary: [], terms: [], words: [], pairs: [], names: [] },
  }
  return findChangedKeys({ root, segments, isOther, findTexts: () => undefined }, read(later))
}

const other = [pageOf('Other', ['Usage', 'openFile'])]
const known = pageOf('Known', ['Usage', 'openFile'])

describe('findChangedKeys', () => {
  it('names the terms of a heading that is in another section, though their own rows are the same', () => {
    const keys = compare(
      [[known, pageOf('Page', ['Usage', 'openFile'])], other],
      [[known, pageOf('Page', ['openFile', 'Usage'])], other],
    )
    expect(keys?.terms).toEqual(expect.arrayContaining(['file', 'open', 'openfile', 'usage']))
    expect(keys?.names).toEqual(['file', 'openfile', 'usage'])
  })

  it('names the terms of a heading that becomes a title in another spelling', () => {
    const keys = compare(
      [[known, pageOf('Page', [])], other],
      [[known, pageOf('Openfile', [])], other],
    )
    expect(keys?.terms).toEqual(expect.arrayContaining(['file', 'open', 'openfile', 'page']))
  })

  it('finds nothing in pages that did not change', () => {
    const pages = [[known], other]
    expect(compare(pages, pages)).toEqual({ terms: [], words: [], pairs: [], names: [] })
  })

  it('does not compare segments whose sections have other slots', () => {
    const long = pageOf(
      'Page',
      Array.from({ length: 600 }, (_, at) => `Part ${at}`),
    )
    expect(compare([[known], other], [[known, long], other])).toBeUndefined()
  })
})
