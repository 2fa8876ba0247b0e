import { expect, it } from 'vitest'
import { comparePlainBlocks } from './compare-plain-blocks.ts'

it('P3: reads blocks of prose as remark-parse does, for 200,000 random texts', async () => {
  const { different, plain } = await comparePlainBlocks(200_000, 1_000_000)
  expect(different).toEqual([])
  expect(plain).toBeGreaterThan(20_000)
})
