import { expect, it } from 'vitest'
import { loadNativeParser } from '../../../../../cli/content/native/native-parser.ts'
import { findUnequalComponents } from './random-components.ts'

const isInstalled = (await loadNativeParser({ math: false })) !== undefined
const COUNT = Number(process.env['COUNT'] ?? 50_000)
/** Each run starts with other texts. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

it.runIf(isInstalled).each([false, true])(
  `reads ${COUNT} random pages of components as remark-parse does (formulas: %s, SEED=${seed})`,
  async (math) => {
    expect(await findUnequalComponents(COUNT, { seed, math })).toEqual([])
  },
)
