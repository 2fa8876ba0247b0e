import { describe, expect, it } from 'vitest'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { runQueries } from '../../../../../cli/checks/search/run-queries.ts'
import { checkRelevance } from '../../../../../cli/checks/search/check-relevance.ts'
import { parseSearchTests } from '../../../../../cli/checks/search/parse-search-tests.ts'
import type { SearchDataPage } from '../../../../../runtime/shared/manifests/manifests.ts'

const path = toContentPath('/site', '/site/tests.json')
const pages: readonly SearchDataPage[] = [
  {
    u: '/b/api/createSlice',
    t: 'createSlice',
    c: '',
    b: 1,
    s: [
      ['', 0, '', 'Makes a reducer.', ''],
      ['extrareducers', 1, 'extraReducers', 'Answers other actions.', ''],
    ],
  },
  { u: '/b/other', t: 'Other', c: '', b: 1, s: [['', 0, '', 'A reducer, a reducer.', '']] },
]
const known = ['/api/createSlice', '/api/createSlice#extrareducers', '/other']

const toHref = (target: string): string | undefined =>
  known.includes(target) ? `/b${target}` : undefined

function check(value: unknown, floor = { mrr: 0.9, successAt5: 0.9 }) {
  const text = JSON.stringify(value, undefined, 2)
  const parsed = parseSearchTests(text, path)
  if ('diagnostics' in parsed) return { figures: [], diagnostics: parsed.diagnostics }
  const hitsOf = (queries: readonly string[]) => runQueries(queries, { pages, synonyms: [] })
  return checkRelevance({ tests: parsed.tests, hitsOf, floor, toHref, path, text })
}

describe('checkRelevance', () => {
  it('C: counts each set by itself; a page answers with any of its parts', () => {
    const { figures, diagnostics } = check({
      $about: 'ignored',
      tune: { createslice: '/api/createSlice', 'extra reducers': ['/api/createSlice'] },
      measure: { extrared: '/api/createSlice#extrareducers' },
    })
    expect(diagnostics).toEqual([])
    expect(figures).toEqual([
      { set: 'tune', queries: 2, mrr: 1, successAt5: 1 },
      { set: 'measure', queries: 1, mrr: 1, successAt5: 1 },
    ])
  })

  it('C: reports a set below the floor with its worst queries, at the place of the worst', () => {
    const { diagnostics } = check({ tune: { createslice: '/api/createSlice', zzz: '/other' } })
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        rule: 'search-relevance',
        message:
          'The queries of `tune` reach MRR 0.500 and success@5 0.500, but `search.tests` requires 0.900 and 0.900.',
        help: 'Improve the worst queries with synonyms or better headings: `zzz` (not found; no results).',
        data: { actual: 'tune' },
        place: { path, line: 4, column: 5 },
      },
    ])
  })

  it('C: reports a target that the site does not have', () => {
    const { diagnostics } = check({ tune: { createslice: ['/api/createSlice', '/gone#x'] } })
    expect(diagnostics).toMatchObject([
      {
        rule: 'search-target',
        data: { actual: '/gone#x' },
        message: 'The query `createslice` expects `/gone#x`, which does not exist on this site.',
        place: { line: 3, column: 5 },
      },
    ])
  })

  it.each([
    ['{', 'is not JSON'],
    ['[]', 'is not a file of search tests'],
    ['{"tune": ["a"]}', 'is not a file of search tests'],
    ['{"tune": {"a": []}}', 'is not a file of search tests'],
    ['{"tune": {" ": "/a"}}', 'is not a file of search tests'],
  ])('C: says what is wrong with %s', (text, reason) => {
    const parsed = parseSearchTests(text, path)
    expect('diagnostics' in parsed ? parsed.diagnostics[0]?.message : '').toContain(reason)
  })
})
