import { expect, it } from 'vitest'
import { createRandomTree, findDifference } from './compare-with-react.ts'

it('P18: writes 200,000 random trees as React does', () => {
  const seeds = Array.from({ length: 200_000 }, (_, seed) => seed + 1_000_000)
  expect(seeds.filter((seed) => findDifference(createRandomTree(seed))).slice(0, 5)).toEqual([])
})
