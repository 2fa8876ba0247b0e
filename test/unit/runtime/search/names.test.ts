import { describe, expect, it } from 'vitest'
import { parseMember } from '../../../../runtime/search/ranking/find-members.ts'
import { createEngine } from '../../../../runtime/search/engine.ts'
import type {
  SearchDataPage,
  SearchDataSection,
} from '../../../../runtime/shared/manifests/manifests.ts'

type Part = readonly [depth: number, heading: string, prose: string]

const toSection = ([depth, heading, prose]: Part): SearchDataSection => [
  heading.toLowerCase().replaceAll(/[^a-z\d]+/g, '-'),
  depth,
  heading,
  prose,
  '',
]

const page = (u: string, t: string, parts: readonly Part[]): SearchDataPage => ({
  u,
  t,
  c: '',
  b: 1,
  s: parts.map(toSection),
})

const pages: readonly SearchDataPage[] = [
  page('/guide', 'Streams', [
    [0, '', 'An entity adapter keeps the entities of a stream.'],
    [1, 'Entity adapter', 'The entity adapter of a stream. Call api.util.resetState to reset it.'],
    [1, 'Exact phases', 'The phases of an action are listed. It was caught in the path.'],
  ]),
  page('/api/createEntityAdapter', 'createEntityAdapter', [
    [0, '', 'Makes an adapter for entities.'],
    [1, 'Selector functions', 'They read.'],
    [1, 'selectId', 'Returns the id.'],
  ]),
  page('/api/createApi', 'createApi', [
    [0, '', 'Makes an API.'],
    [1, 'reducerPath', 'The key of the API.'],
    [1, 'Endpoint definitions', 'An option\nforceRefetch'],
  ]),
  page('/api/createSlice', 'createSlice', [
    [0, '', 'Makes a slice.'],
    [1, 'reducerPath', 'The key of the slice.'],
  ]),
  page('/api/utilities', 'API: Utilities', [
    [0, '', 'What api.util has.'],
    [1, 'resetState', 'Removes everything.'],
  ]),
  page('/usage/mutations', 'Mutations', [[0, '', 'How a mutation runs.']]),
  page('/api/hooks', 'Hooks', [
    [1, 'useItem', 'Reads an item.'],
    [1, 'useItemState', 'Reads the state of an item.'],
    [1, 'phasesOfEveryAction', 'A list.'],
    [1, 'A phase', 'Each phase is a phase.'],
  ]),
  page('/news', 'News of createApi', [[1, 'forceRefetch may return nothing', 'It is optional.']]),
  page('/renames', 'Renames', [
    [1, 'createSlice.reducerPath as a callback', 'The reducerPath of createSlice is a function.'],
    [1, 'createEntityAdapter.selectId as a callback', 'The selectId of createEntityAdapter.'],
  ]),
  page('/internal', 'Internal', [[1, 'mutationSlice', 'The slice of each mutation.']]),
  { ...page('/rules/broken-link', 'broken-link', [[0, '', 'A link goes nowhere.']]), b: 0.12 },
  { ...page('/rules/tabs', 'tabs', [[0, '', 'A group of tabs is empty.']]), b: 0.12 },
  page('/guides/tabs', 'Components', [[1, 'Tabs', 'Tabs have panels. A tab opens a panel.']]),
  { ...page('/rules/phases', 'phases', [[0, '', 'A phase is wrong.']]), b: 0.12 },
  page('/guides/phases', 'Phases', [[0, '', 'The phases of an action.']]),
  page('/guides/links', 'Find every broken link', [[0, '', 'How to find each broken link.']]),
  page('/errors', 'Error messages', [
    [0, '', 'Each error has a code.'],
    [1, 'Error 2', 'An action failed.'],
    [1, 'Error 14', 'See https://site.example/errors. The code has a type.'],
    [1, 'Error 28', 'The type is empty.'],
  ]),
]

const engine = createEngine(pages)
const hits = (query: string): readonly string[] =>
  engine.search(query, 20).groups.flatMap((group) => group.hits.map(({ href }) => href))

/** Every beginning of a text from its third letter on, or from another one. */
const beginnings = (text: string, from = 3): readonly string[] =>
  Array.from({ length: text.length - from + 1 }, (_, at) => text.slice(0, at + from))

/** The rank of a hit, from 0, for every beginning of a query. */
const ranksOf = (href: string, typed: readonly string[]): readonly number[] =>
  typed.map((query) => {
    const at = hits(query).indexOf(href)
    return at === -1 ? Infinity : at
  })

describe('the search', () => {
  it.each([
    ['createEntityAdapter', '/api/createEntityAdapter'],
    ['create entity adapter', '/api/createEntityAdapter'],
    ['entity adapter', '/api/createEntityAdapter'],
    ['entityadapt', '/api/createEntityAdapter'],
    ['mutations', '/usage/mutations'],
    ['mutationSli', '/internal#mutationslice'],
    ['tabs', '/rules/tabs'],
    ['tab', '/guides/tabs#tabs'],
    ['phases', '/guides/phases'],
    ['broken link', '/guides/links'],
    ['broken-link', '/rules/broken-link'],
  ])('C: ranks the page that documents `%s` first', (query, href) => {
    expect(hits(query)[0]).toBe(href)
  })

  it.each(['createEntityAdapter', 'create entity adapter', 'entity adapter'])(
    'C: never ranks the page of `%s` lower after one more letter',
    (name) => {
      const ranks = ranksOf('/api/createEntityAdapter', beginnings(name))
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
    },
  )

  it.each([
    ['createSlice.reducerPath', '/api/createSlice#reducerpath'],
    ['createEntityAdapter.selectId', '/api/createEntityAdapter#selectid'],
  ])('C: never ranks the section of `%s` lower after one more letter', (name, href) => {
    const ranks = ranksOf(href, beginnings(name, name.indexOf('.') + 2))
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
    expect(ranks[0]).toBeLessThan(3)
  })

  it.each([
    ['phas', ['/guides/phases', '/api/hooks#phasesofeveryaction']],
    ['mutat', ['/usage/mutations', '/internal#mutationslice']],
  ])('C: lists first what `%s` begins, pages before sections', (query, wanted) => {
    expect(hits(query).slice(0, wanted.length)).toEqual(wanted)
  })

  it('C: takes the last letter of `useItemS` for the beginning of a part, not for a plural', () => {
    expect(hits('useItemS')[0]).toBe('/api/hooks#useitemstate')
  })

  it('C: prefers the section that defines a member to a longer heading that mentions it', () => {
    expect(hits('createApi.forceRefetch')[0]).toBe('/api/createApi#endpoint-definitions')
  })

  it.each([
    ['createApi.reducerPath', '/api/createApi#reducerpath'],
    ['createSlice.reducerPath', '/api/createSlice#reducerpath'],
    ['slice.reducerPath', '/api/createSlice#reducerpath'],
    ['createApi().reducerPa', '/api/createApi#reducerpath'],
    ['api?.util?.resetState()', '/api/utilities#resetstate'],
    ['createApi.forceRefetch', '/api/createApi#endpoint-definitions'],
    ['entityAdapter.selectId', '/api/createEntityAdapter#selectid'],
  ])('C: finds the section of the member `%s`', (query, href) => {
    expect(hits(query)[0]).toBe(href)
  })

  it.each([
    ['createSlice reducerPath', '/api/createSlice#reducerpath'],
    ['createApi reducerPa', '/api/createApi#reducerpath'],
    ['createapi  reducerpath', '/api/createApi#reducerpath'],
    ['createEntityAdapter se', '/api/createEntityAdapter#selectid'],
  ])('C: finds the member after its owner in `%s`', (query, href) => {
    expect(hits(query)[0]).toBe(href)
  })

  it.each(['slice reducerPath', 'createSlice or createApi', 'createSlice x-y'])(
    'C: takes `%s` for words, not for a member after its owner',
    (query) => {
      expect(parseMember(query)).toBe(undefined)
    },
  )

  it.each([
    'https://site.example/Errors?code=28',
    'http://localhost:3000/docs/errors/?lang=en&code=28#top',
    'Errors?code=028',
    '?code=28',
    'https%3A%2F%2Fsite.example%2FErrors%3Fcode%3D28',
    'Error 28',
    'error code 28',
    'index.js:1:2042 Uncaught Error: Minified error #28; visit https://site.example/errors?code=28 for the full message of type and action.',
  ])('C: finds the error that the code in `%s` names', (query) => {
    expect(hits(query)[0]).toBe('/errors#error-28')
  })

  it.each(['error 404', 'status code=404', 'https://site.example/?code=x'])(
    'C: ranks `%s` as words, because no section explains that code',
    (query) => {
      expect(hits(query)[0]).not.toMatch(/#error-28/)
    },
  )

  it.each([
    ['Uncaught path', undefined],
    ['exact phrase createSlice', undefined],
    ['acton in the path `todos.0`', undefined],
    ["acton isn't in the path", undefined],
    ['creatSlice', 'createSlice'],
    ['createApi.reducrPath: wrong', undefined],
    ['createApi.reducrPath', 'createApi.reducerPath'],
    ['enty adpater (stream)', undefined],
    ['entity adpater (stream)', 'entity adapter (stream)'],
    [`adpater ${'adapter '.repeat(40)}`, undefined],
  ])('Q4: corrects `%s` only where a section has all the words then', (query, corrected) => {
    expect(engine.search(query, 5).correction).toBe(corrected)
  })
})
