import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllLanguages } from '../../../cli/content/code/grammars/code-languages.ts'
import { compareConfigs } from './compare-configs.ts'
import { compareWays } from './compare-ways.ts'
import { signPairs } from './sign-pairs.ts'
import { textPairs } from './text-pairs.ts'
import { treePairs } from './tree-pairs.ts'

beforeAll(loadAllLanguages)

describe('a fast path', () => {
  it.each([...textPairs, ...treePairs, ...signPairs])(
    'P3: never differs from the general way, for $rounds random inputs: $name',
    (pair) => {
      const { different, fast } = compareWays(pair, { rounds: pair.rounds, firstSeed: 1 })
      expect(different).toEqual([])
      expect(fast).toBeGreaterThan(pair.rounds / 10)
    },
  )

  it('P3: never differs from the bundler, for 500 random configs', async () => {
    const { different, fast } = await compareConfigs(500, 1)
    expect(different).toEqual([])
    expect(fast).toBeGreaterThan(50)
  })
})
