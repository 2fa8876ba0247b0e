import { beforeAll, expect, it } from 'vitest'
import { loadAllLanguages } from '../../../cli/content/code/grammars/code-languages.ts'
import { compareConfigs } from './compare-configs.ts'
import { compareWays } from './compare-ways.ts'
import { signPairs } from './sign-pairs.ts'
import { textPairs } from './text-pairs.ts'
import { treePairs } from './tree-pairs.ts'

beforeAll(loadAllLanguages)

it.each([...textPairs, ...treePairs, ...signPairs])(
  'P3: a fast path never differs from the general way, for 300,000 random inputs: $name',
  (pair) => {
    const rounds = 300_000
    const { different, fast } = compareWays(pair, { rounds, firstSeed: 1_000_000 })
    expect(different).toEqual([])
    expect(fast).toBeGreaterThan(rounds / 10)
  },
)

it('P3: a config that runs as it is never differs from a bundled one, for 20,000 random configs', async () => {
  const { different, fast } = await compareConfigs(20_000, 1_000_000)
  expect(different).toEqual([])
  expect(fast).toBeGreaterThan(2000)
})
