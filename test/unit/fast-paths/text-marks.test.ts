import { expect, it, vi } from 'vitest'
import { hasTextMarks } from '../../../cli/content/dialect/text-marks.ts'
import { compareTextMarks, type TextReading } from './compare-text-marks.ts'
import { compareWays } from './compare-ways.ts'

const reading = vi.hoisted<TextReading>(() => ({ readsAll: false, hasMarks: () => true }))

vi.mock('../../../cli/content/dialect/text-marks.ts', async (importOriginal) => {
  const { hasTextMarks: hasMarks } = await importOriginal<{ hasTextMarks: typeof hasTextMarks }>()
  Object.assign(reading, { hasMarks })
  return { hasTextMarks: (text: string) => reading.readsAll || hasMarks(text) }
})

it('P3: no check finds anything in text without marks, for 2,000 random texts', () => {
  const rounds = 2000
  const { different, fast } = compareWays(
    { compare: (dice) => compareTextMarks(dice, reading) },
    { rounds, firstSeed: 1 },
  )
  expect(different).toEqual([])
  expect(fast).toBeGreaterThan(rounds / 10)
})
