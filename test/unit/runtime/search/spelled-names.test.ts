import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../../runtime/search/engine.ts'
import type {
  SearchDataPage,
  SearchDataSection,
} from '../../../../runtime/shared/manifests/manifests.ts'

type Part = readonly [id: string, heading: string, prose: string]

const page = (u: string, t: string, parts: readonly Part[]): SearchDataPage => ({
  u,
  t,
  c: '',
  b: 1,
  s: parts.map(([id, heading, prose]): SearchDataSection => [
    id,
    heading === '' ? 0 : 1,
    heading,
    prose,
    '',
  ]),
})

const pages: readonly SearchDataPage[] = [
  page('/api/thunk', 'createThunk', [
    ['', '', 'Makes a thunk.'],
    ['types', 'Types', 'See unwrapResult, unwrapResult and unwrapResult, all of unwrapResult.'],
    ['unwrapping', 'Unwrapping the results of actions', 'Call unwrapResult in the component.'],
    ['payload', 'Payload creator', 'The thunkApi object has these fields\nfulfillWithValue'],
  ]),
  page('/types', 'Types of thunks', [
    ['typing', 'Typing the thunkApi object', 'Write the type of fulfillWithValue yourself.'],
  ]),
  page('/matchers', 'Matchers', [
    ['rejected', 'isRejectedWithValue', 'Whether a value was rejected.'],
    ['errors', 'Errors', 'The payload creator calls rejectWithValue.'],
  ]),
  page('/adapter', 'Adapter', [
    ['example-5', 'Example', 'Prefetch, then wait.'],
    ['cache', 'Lifetime', 'Entries stay for 5 minutes.'],
  ]),
]

const engine = createEngine(pages)

const best = (query: string): string | undefined =>
  engine.search(query, 20).groups[0]?.hits[0]?.href

describe('a query that is a name', () => {
  it.each([
    ['finds the heading that spells its parts as words', 'unwrapResult', '/api/thunk#unwrapping'],
    ['finds the same with a typing error as without', 'rejectWithVaule', '/matchers#errors'],
    ['finds it without the error', 'rejectWithValue', '/matchers#errors'],
    [
      'finds the row that explains it where only the text names its owner',
      'thunkApi.fulfillWithValue',
      '/api/thunk#payload',
    ],
  ])('%s: %s', (_title, query, href) => {
    expect(best(query)).toBe(href)
  })

  it('does not match the number by which the ids of equal headings differ', () => {
    expect(best('prefetch 5')).toBe('/adapter#example-5')
    expect(best('5')).toBe('/adapter#cache')
  })
})
