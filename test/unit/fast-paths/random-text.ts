import { createRandom } from '../../bench/random.mjs'

/** Random choices, the same for the same seed. */
export interface Dice {
  /** An integer from 0, below `end`. */
  readonly below: (end: number) => number
  readonly pick: <T>(from: readonly T[]) => T
  /** `least` to `most` results of `create`. */
  readonly list: <T>(least: number, most: number, create: () => T) => T[]
  /** Up to `most` pieces in a row. */
  readonly text: (pieces: readonly string[], most: number) => string
}

/** Create the choices of one seed. */
export function createDice(seed: number): Dice {
  const random = createRandom(seed)
  const below = (end: number): number => Math.floor(random() * end)
  const pick = <T>(from: readonly T[]): T => {
    const found = from[below(from.length)]
    if (found === undefined) throw new Error('There is nothing to pick.')
    return found
  }
  const list = <T>(least: number, most: number, create: () => T): T[] =>
    Array.from({ length: least + below(most - least + 1) }, create)
  return { below, pick, list, text: (pieces, most) => list(1, most, () => pick(pieces)).join('') }
}
