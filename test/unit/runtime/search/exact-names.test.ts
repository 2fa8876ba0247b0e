import { describe, expect, it } from 'vitest'
import { createEngine, type SearchResult } from '../../../../runtime/search/engine.ts'
import type {
  SearchDataPage,
  SearchDataSection,
} from '../../../../runtime/shared/manifests/manifests.ts'
import { openShards } from './shards/open-shards.ts'

const page = (
  u: string,
  t: string,
  { b = 1, headings = [] }: { readonly b?: number; readonly headings?: readonly string[] } = {},
): SearchDataPage => ({
  u,
  t,
  c: '',
  b,
  s: [
    ['', 0, '', `About ${t}. A query and a merge are words, and so is caching.`, ''],
    ...headings.map((heading): SearchDataSection => [
      heading.toLowerCase().replaceAll(' ', '-'),
      1,
      heading,
      `What ${heading} does.`,
      '',
    ]),
  ],
})

const pages: readonly SearchDataPage[] = [
  page('/internal/queryThunk', 'queryThunk', { b: 0.5, headings: ['condition', 'mergeState'] }),
  page('/guide/queries', 'Query states', { headings: ['queryState', 'Caching'] }),
  page('/guide/merging', 'Merge conflicts'),
  page('/guide/conditional', 'Conditional requests'),
  page('/guide/caching', 'Caching behavior'),
  page('/api/endpoints', 'Endpoints', { headings: ['query', 'merge', 'useItemQuery'] }),
  page('/api/useItem', 'useItem', { headings: ['useItemState'] }),
  page('/api/useItemQuery', 'Hook of an item'),
]

const whole = createEngine(pages)
const { engine: sharded } = openShards(pages)

const firstOf = ({ groups }: SearchResult): string | undefined => groups[0]?.hits[0]?.href

describe('a name that a query spells in full', () => {
  it.each([
    ['a member, before a page of less weight that it begins', 'query', '/api/endpoints#query'],
    ['a member, before a page that it begins', 'merge', '/api/endpoints#merge'],
    ['a page, before a section that it begins', 'useItem', '/api/useItem'],
    ['a section, before a page that it begins', 'useItemQuery', '/api/endpoints#useitemquery'],
    ['a page of less weight', 'queryThunk', '/internal/queryThunk'],
    ['a section of a page of less weight', 'mergeState', '/internal/queryThunk#mergestate'],
  ])('C: comes first: %s', async (_kind, query, href) => {
    expect(firstOf(whole.search(query, 20))).toBe(href)
    expect(firstOf(await sharded.search(query, 20))).toBe(href)
  })

  it.each([
    ['begins only a page of less weight', 'quer', '/guide/queries'],
    ['is a word in a heading, not a name', 'caching', '/guide/caching'],
    ['is a member of a page of less weight', 'condition', '/guide/conditional'],
  ])('C: is not assumed where a query %s', async (_kind, query, href) => {
    expect(firstOf(whole.search(query, 20))).toBe(href)
    expect(firstOf(await sharded.search(query, 20))).toBe(href)
  })
})
