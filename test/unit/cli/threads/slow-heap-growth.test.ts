import { expect, it, vi } from 'vitest'
import { slowHeapGrowth } from '../../../../cli/threads/slow-heap-growth.ts'

it.each([
  [1_999_999, []],
  [2_000_000, [['--heap-growing-percent=80']]],
  [50 * 2 ** 20, [['--heap-growing-percent=80']]],
])('slowHeapGrowth sets for %i bytes of Markdown the flags %j', (bytes, flags) => {
  const setFlags = vi.fn<(flags: string) => void>()
  slowHeapGrowth(bytes, setFlags)
  expect(setFlags.mock.calls).toEqual(flags)
})
