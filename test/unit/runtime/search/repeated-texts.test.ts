import { expect, it } from 'vitest'
import { createEngine } from '../../../../runtime/search/engine.ts'
import { createSearchIndex, fields } from '../../../../runtime/search/search-index.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'
import { openShards } from './shards/open-shards.ts'

const page = (at: number, parts: Partial<SearchDataPage>): SearchDataPage => {
  return { u: `/page-${at}`, t: `Page ${at}`, c: '', b: 1, s: [['', 0, '', 'Text.', '']], ...parts }
}

/** Parts of a page in which a section says `Errors` twice. */
const repeated: Readonly<Record<string, Partial<SearchDataPage>>> = {
  'a heading and its category': {
    c: 'Errors',
    s: [
      ['errors', 1, 'Errors', 'Text.', ''],
      ['more', 2, 'More', 'Text.', ''],
    ],
  },
  'a category and a URL': { c: 'Errors', u: 'Errors' },
  'a heading and its id': {
    s: [
      ['first', 1, 'Errors', 'Text.', ''],
      ['Errors', 2, 'More', 'Text.', ''],
    ],
  },
  'two headings, one below the other': {
    s: [
      ['first', 1, 'Errors', 'Text.', ''],
      ['second', 2, 'Errors', 'Text.', ''],
      ['third', 3, 'More', 'Text.', ''],
    ],
  },
  'two phrases': { s: [['', 0, '', 'Text.', '\nErrors\nErrors']] },
}

it.each(Object.entries(repeated))('lists a section once that repeats %s', async (_, parts) => {
  const pages = [page(0, parts), page(1, parts), page(2, {})]
  const index = createSearchIndex(pages)
  const lists = fields.map((field) => index.find(field, 'errors'))
  expect(lists.flat()).not.toEqual([])
  expect(lists).toEqual(lists.map((list) => [...new Set(list)]))
  const found = createEngine(pages).search('errors', 9)
  expect(await openShards(pages).engine.search('errors', 9)).toEqual(found)
})
