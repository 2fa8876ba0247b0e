import { describe, expect, it } from 'vitest'
import { createEngine, type SearchResult } from '../../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'
import { openShards } from './shards/open-shards.ts'

const page = (u: string, t: string, b = 1, headings: readonly string[] = []): SearchDataPage => ({
  u,
  t,
  c: '',
  b,
  s: [
    ['', 0, '', `About ${t}: a slice, a reducer, an action, a thunk, a client and a store.`, ''],
    ...headings.map(
      (heading) => [heading.toLowerCase(), 1, heading, `What ${heading} does.`, ''] as const,
    ),
  ],
})

const pages: readonly SearchDataPage[] = [
  page('/slices', 'Slices with custom creators', 1, ['buildCreateSlice']),
  page('/actions', 'actionMiddleware', 1),
  page('/thunks', 'queryThunk', 0.5),
  page('/setup', 'Setup', 1, ['Store setup', 'reducer']),
  page('/client', 'Client'),
  page('/api/createSlice', 'createSlice'),
  page('/api/combineSlices', 'combineSlices'),
  page('/api/createReducer', 'createReducer'),
  page('/api/createAction', 'createAction'),
  page('/api/configureStore', 'configureStore'),
  page('/api/createClient', 'createClient'),
  page('/api/createAsyncThunk', 'createAsyncThunk'),
  ...['add', 'get', 'set', 'has'].map((verb) => page(`/api/${verb}Item`, `${verb}Item`)),
  page('/items', 'Items of a list'),
]

const whole = createEngine(pages)
const { engine: sharded } = openShards(pages)
const firstOf = ({ groups }: SearchResult): string | undefined => groups[0]?.hits[0]?.href

describe('a word that is the noun of a function', () => {
  it.each([
    [
      'the page of the function, before a title that begins with the word',
      'slice',
      '/api/createSlice',
    ],
    ['the same while it is typed', 'slic', '/api/createSlice'],
    ['the same in the plural', 'slices', '/api/createSlice'],
    [
      'the page of the function, before a name that begins with the word',
      'action',
      '/api/createAction',
    ],
    ['the page of the function, before a section', 'store', '/api/configureStore'],
    ['the page of the function, before an option', 'reducer', '/api/createReducer'],
    ['the page whose title is the word', 'client', '/client'],
    ['a title with the word when many functions have it', 'items', '/items'],
  ])('finds first %s', async (_, query, href) => {
    expect(firstOf(whole.search(query, 20))).toBe(href)
    expect(firstOf(await sharded.search(query, 20))).toBe(href)
  })

  it('finds no page of less weight before others', () => {
    expect(firstOf(whole.search('thunk', 20))).not.toBe('/thunks')
  })
})
