import { expect, it, vi } from 'vitest'
import { slowHeapGrowth, slowHeapGrowthAfter } from '../../../../cli/threads/slow-heap-growth.ts'

it.each([
  [1_999_999, []],
  [2_000_000, [['--heap-growing-percent=80']]],
  [50 * 2 ** 20, [['--heap-growing-percent=80']]],
])('slowHeapGrowth sets for %i bytes of Markdown the flags %j', (bytes, flags) => {
  const setFlags = vi.fn<(flags: string) => void>()
  slowHeapGrowth(bytes, setFlags)
  expect(setFlags.mock.calls).toEqual(flags)
})

it.each([
  [2, 1_999_999, []],
  [2, 2_000_000, ['slow']],
])('slowHeapGrowthAfter waits until %i threads have loaded %i bytes', (threads, bytes, flags) => {
  const set: string[] = []
  const onLoaded = slowHeapGrowthAfter(threads, bytes, () => void set.push('slow'))
  onLoaded()
  expect(set).toEqual([])
  onLoaded()
  onLoaded()
  expect(set).toEqual(flags)
})
