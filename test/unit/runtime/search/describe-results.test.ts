import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bestOption, describeResults } from '../../../../runtime/search/dialog/describe-results.ts'
import type { SearchHit } from '../../../../runtime/search/engine.ts'
import type { ElementTree } from '../../../../runtime/shared/html/element-tree.ts'

const piece = (text: string) => ({ text, marked: false })
const page: SearchHit = { href: '/api', path: [], snippet: [] }
const section = (id: string): SearchHit => ({
  href: `/api#${id}`,
  path: [[piece(id)]],
  snippet: [],
})

/** The hits of a page, the addresses of its rows, and the row that is chosen first. */
const orders: readonly (readonly [
  name: string,
  hits: readonly SearchHit[],
  rows: readonly string[],
  best: number,
])[] = [
  ['the page alone', [page], ['/api'], 0],
  ['the page, then a section', [page, section('a')], ['/api', '/api#a'], 0],
  ['a section that is better than its page', [section('a'), page], ['/api', '/api#a'], 1],
  [
    'the page between two sections',
    [section('a'), page, section('b')],
    ['/api', '/api#a', '/api#b'],
    1,
  ],
  [
    'sections of a page that is no hit',
    [section('a'), section('b')],
    ['/api', '/api#a', '/api#b'],
    1,
  ],
]

const addressesOf = (tree: ElementTree | string): readonly string[] => {
  if (typeof tree === 'string') return []
  const own = tree.attributes['role'] === 'option' ? [String(tree.attributes['href'])] : []
  return [...own, ...tree.children.flatMap(addressesOf)]
}

beforeEach(() => {
  // All that the labels ask of the page is its direction.
  vi.stubGlobal('Document', { prototype: { documentElement: { dir: 'ltr' } } })
  vi.stubGlobal('document', {})
})
afterEach(() => void vi.unstubAllGlobals())

describe('the rows of a page in the search dialog', () => {
  it.each(orders)('begin with its title: %s', (_, hits, rows, best) => {
    const groups = [{ title: [piece('API')], category: '', hits }]
    const [first] = describeResults(groups, 'list').groups
    expect(first && addressesOf(first())).toEqual(rows)
    expect(bestOption(groups)).toBe(best)
  })

  it('are none without a result', () => {
    expect(bestOption([])).toBe(0)
  })
})
