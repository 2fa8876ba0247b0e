import { expect, it } from 'vitest'
import { findHiddenProblems } from './validated-pages.ts'

it('P3: dedupeHtml hides no problem of 50,000 random pages', () => {
  const { hidden, shortened } = findHiddenProblems(50_000, 1_000_000)
  expect(hidden).toEqual([])
  expect(shortened).toBeGreaterThan(5000)
})
