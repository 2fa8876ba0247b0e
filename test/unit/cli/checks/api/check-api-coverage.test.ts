import { describe, expect, it } from 'vitest'
import { checkApiCoverage, nameOf } from '../../../../../cli/checks/api/check-api-coverage.ts'
import type { ContentPath } from '../../../../../cli/model/paths.ts'

const place = { path: 'docs/a.md' as ContentPath, line: 3, column: 1 }
const check = (exported: string[], documented: string[], ignore: Record<string, string> = {}) =>
  checkApiCoverage({
    exports: new Map([['lib', exported]]),
    documented: documented.map((name) => ({ name, place })),
    ignore,
    placeOfEntry: () => undefined,
    placeOfIgnored: () => undefined,
  }).map(({ rule, data }) => [rule, data?.actual])

describe('checkApiCoverage', () => {
  it('E: reports an export that no page documents, once', () => {
    expect(check(['a', 'b', 'a'], ['b(options)'])).toEqual([['api-undocumented', 'a']])
  })
  it('E: accepts an ignored export and reports an ignored name that is not exported', () => {
    expect(check(['a'], [], { a: 'internal', gone: 'old' })).toEqual([['api-stale-ignore', 'gone']])
  })
  it('E: takes no inherited name for documented', () => {
    expect(check(['toString'], [])).toEqual([['api-undocumented', 'toString']])
  })
})

describe('nameOf', () => {
  it.each([
    ['createSlice(options)', 'createSlice'],
    ['Slice<State, Reducers>', 'Slice'],
    ['api.endpoints', 'api'],
    ['`', undefined],
  ])('E: reads %s as %s', (code, name) => {
    expect(nameOf(code)).toBe(name)
  })
})
