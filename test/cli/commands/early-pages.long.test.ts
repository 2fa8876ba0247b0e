import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildEarly } from './build-early.ts'

it('G2: every page of the real site that is requested while the first build runs is that of the finished site', async () => {
  const siteDir = join(import.meta.dirname, '../../..')
  const { different, early, docs } = await buildEarly(siteDir, () => true)
  expect(different).toEqual([])
  expect(docs.length).toBeGreaterThan(60)
  expect(docs.filter((path) => early.has(path)).length).toBeGreaterThan(docs.length / 2)
})
