import { describe, expect, it } from 'vitest'
import { formatProgress, formatStage } from '../../../../cli/pipeline/format-progress.ts'
import { createStageTimer } from '../../../../cli/pipeline/stage-timer.ts'

describe('the progress of a stage', () => {
  it.each([
    [{ done: 12, total: 70, elapsed: 300 }, 'parse: 12 of 70 pages'],
    [{ done: 0, total: 70, elapsed: 9000 }, 'parse: 0 of 70 pages'],
    [{ done: 1200, total: 3003, elapsed: 4000 }, 'parse: 1,200 of 3,003 pages, 7 s left'],
    [{ done: 100, total: 10_000, elapsed: 10_000 }, 'parse: 100 of 10,000 pages, 17 min left'],
    [{ done: 1, total: 1, elapsed: 5000 }, 'parse: 1 of 1 page, 0 s left'],
  ])('%o is `%s`', (progress, text) => {
    expect(formatProgress({ stage: 'parse', ...progress })).toBe(text)
  })

  it('is not reported for every page, because that would cost time', async () => {
    const shown: string[] = []
    const timer = createStageTimer((text) => shown.push(text))
    await timer.time('parse', async () => {
      const onPage = timer.count('parse', 100_000)
      for (let page = 0; page < 100_000; page += 1) onPage()
    })
    expect(shown[0]).toBe('parse')
    expect(shown.length).toBeLessThan(1000)
  })
})

it('each stage that has ended has a line, with the pages that it counted', async () => {
  const lines: string[] = []
  const timer = createStageTimer(undefined, undefined, (line) => lines.push(line))
  await timer.time('read', async () => undefined)
  await timer.time('parse', async () => timer.count('parse', 3003)())
  expect(lines.map((line) => line.replace(/[\d.]+ s$/, '… s'))).toEqual([
    'read: … s',
    'parse: 3,003 pages in … s',
  ])
  expect(formatStage({ stage: 'write', took: 8249, pages: 1 })).toBe('write: 1 page in 8.2 s')
})
