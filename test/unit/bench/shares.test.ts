import { expect, it } from 'vitest'
import { generatePage } from '../../bench/corpora/generate-page.mjs'
import { measureShares } from '../../bench/corpora/measure-shares.mjs'
import real from '../../bench/corpora/shares.json' with { type: 'json' }

const count = 600
const pages = Array.from({ length: count }, (_, index) =>
  generatePage(index, (offset) => `/page-${(index + offset) % count}`),
)
const generated = measureShares(pages)

it.each(Object.entries(real.shares))(
  'generated pages have as many %s as real pages, give or take a quarter',
  (name, share) => {
    const ratio = (generated[name] ?? 0) / share
    expect(ratio).toBeGreaterThan(0.75)
    expect(ratio).toBeLessThan(1.25)
  },
)

it('a generated page is the same in every run', () => {
  expect(generatePage(7, () => '/a')).toBe(generatePage(7, () => '/a'))
  expect(generatePage(7, () => '/a')).not.toBe(generatePage(8, () => '/a'))
})
