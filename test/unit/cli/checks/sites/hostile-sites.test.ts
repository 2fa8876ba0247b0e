import { expect, it } from 'vitest'
import {
  findSiteProblem,
  parsePublishedSite,
} from '../../../../../cli/checks/sites/published-site.ts'

const manifest = {
  version: 1,
  site: { url: 'https://other.example', baseUrl: '/docs/', title: 'Other' },
  pages: [{ path: '/docs/guide', title: 'Guide', ids: ['start'], names: ['start'] }],
  redirects: [{ from: '/docs/old', to: '/docs/guide' }],
  files: ['/docs/logo.svg'],
}

/** Values that a foreign file may have in place of any other. */
const values: readonly unknown[] = [
  null,
  0,
  true,
  '',
  '%',
  '%E0%A4%A',
  '//',
  '/../../x',
  'javascript:alert(1)',
  'https://',
  'http://[',
  '\u0000\u202e',
  '__proto__',
  'constructor',
  'x'.repeat(100_000),
  [],
  [null],
  [['a']],
  {},
  { path: 7, ids: 7, from: 7, to: 7 },
  { toString: 1 },
]

type Path = readonly (string | number)[]

/** Paths of all values in a JSON value, its own first. */
function listPaths(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, [...path, key])),
  ]
}

function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((one, index) =>
      String(index) === String(key) ? withValue(one, rest, put) : one,
    )
  return { ...Object(value), [key]: withValue(Object(value)[key], rest, put) }
}

const rows = listPaths(manifest).flatMap((path) =>
  values.map((value) => ({
    path: path.join('.') || 'the whole',
    value,
    text: JSON.stringify(withValue(manifest, path, value)),
  })),
)
const links = [
  'https://other.example/docs/guide#start',
  'https://other.example/docs/guide#%',
  'https://other.example/docs/%E0%A4%A',
  'https://other.example/docs/__proto__#constructor',
  'https://other.example/docs/old',
  'https://other.example/docs/logo.svg',
]

it('P16: each hostile value in the list of another site is refused, or finds links as a list does', () => {
  expect(rows.length).toBeGreaterThan(250)
  let [refused, read] = [0, 0]
  for (const { text, path, value } of rows) {
    const found = (): unknown => {
      const site = parsePublishedSite(text)
      if (site === undefined) return 'refused'
      expect(new URL(site.origin).origin).toBe(site.origin)
      for (const link of links) findSiteProblem(link, site)
      return 'read'
    }
    expect(found, `${path}: ${JSON.stringify(value)?.slice(0, 40)}`).not.toThrow()
    if (found() === 'refused') refused += 1
    else read += 1
  }
  expect([refused, read].every((count) => count > 20)).toBe(true)
})

it.each([
  '',
  '{',
  '[]',
  '{"version":1}',
  '\u0000',
  '{"__proto__":{"version":1}}',
  '['.repeat(100_000),
])('P16: a text that is no list is refused: %j', (text) => {
  expect(parsePublishedSite(text)).toBeUndefined()
})
