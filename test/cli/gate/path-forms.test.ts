import { expect, it } from 'vitest'
import { allPairs, samplePairs } from './path-pairs.ts'
import { expectNoLeaks, expectRefused } from './try-paths.ts'

it('tries every form and every place some times, with different partners', () => {
  const keys = samplePairs.map(({ place, form }) => `${place}: ${form}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const part of ['place', 'form'] as const)
    expect(new Set(samplePairs.map((pair) => pair[part]))).toEqual(
      new Set(allPairs.map((pair) => pair[part])),
    )
})

it('P16: every form of a path at some places is refused at its line, or stays inside', async () => {
  await expectRefused(samplePairs)
}, 300_000)

it('P16: with every error off, some places publish, cache or print no file outside the site', async () => {
  await expectNoLeaks(samplePairs)
}, 300_000)
