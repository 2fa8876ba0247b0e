import { expect, it } from 'vitest'
import { isPlainBlock } from '../../../../../cli/content/native/plain-block.ts'
import { comparePlainBlocks } from './compare-plain-blocks.ts'

it('P3: reads blocks of prose as remark-parse does, for 4,000 random texts', async () => {
  const { different, plain } = await comparePlainBlocks(4_000, 1)
  expect(different).toEqual([])
  expect(plain).toBeGreaterThan(400)
})

it.each([
  ['paragraph', 'Pass `{ a }` to [the store](/store), **not** to the slice: it’s shared.', true],
  ['heading', '## The `store` option', true],
  ['paragraph', 'See www.example.com', false],
  ['paragraph', 'See https://example.com', false],
  ['paragraph', 'A <b>tag</b>', false],
  ['paragraph', 'An {expression}', false],
  ['paragraph', 'A :name[directive]', false],
  ['paragraph', 'A hard  \nbreak', false],
  ['list', '- item', false],
  ['paragraph', '字', false],
] as const)('P3: %s %j is prose: %j', (type, text, expected) => {
  expect(isPlainBlock({ type }, text)).toBe(expected)
})
