import { isDeepStrictEqual } from 'node:util'
import { createDice } from './random-text.ts'
import type { Pair } from './text-pairs.ts'

/**
 * Compare both ways of a pair for `rounds` random inputs from `firstSeed` on. Leaves the inputs for
 * which they differ, and how many the fast way has handled.
 */
export function compareWays(
  { compare }: Pick<Pair, 'compare'>,
  { rounds, firstSeed }: { readonly rounds: number; readonly firstSeed: number },
): { readonly different: readonly string[]; readonly fast: number } {
  const different: string[] = []
  let fast = 0
  for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
    const both = compare(createDice(seed))
    if (both.isFast) fast += 1
    if (!isDeepStrictEqual(both.fast, both.general)) different.push(both.input)
  }
  return { different: different.slice(0, 5), fast }
}
