import { expect, it } from 'vitest'
import { allPairs, samplePairs } from './path-pairs.ts'
import { tryPairs } from './try-paths.ts'

it('tries every form and every place some times, with different partners', () => {
  const keys = samplePairs.map(({ place, form }) => `${place}: ${form}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const part of ['place', 'form'] as const)
    expect(new Set(samplePairs.map((pair) => pair[part]))).toEqual(
      new Set(allPairs.map((pair) => pair[part])),
    )
})

it('P16: every form of a path at some places is refused at its line or stays inside, and none leaks', async () => {
  await tryPairs(samplePairs)
}, 300_000)
