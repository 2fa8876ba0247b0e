import { expect, it } from 'vitest'
import { loadNativeParser } from '../../../../../cli/content/native/native-parser.ts'
import { findUnequalTexts } from './compare-both-ways.ts'

const isInstalled = (await loadNativeParser({ math: false })) !== undefined

/** Each run starts with other texts. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

it.runIf(isInstalled).each([false, true])(
  `reads 50,000 random texts as remark-parse does (formulas: %s, SEED=${seed})`,
  async (math) => {
    expect(await findUnequalTexts(50_000, { seed, math })).toEqual([])
  },
)
