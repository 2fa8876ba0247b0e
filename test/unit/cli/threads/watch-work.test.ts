import { expect, it, onTestFinished, vi } from 'vitest'
import { watchWork } from '../../../../cli/threads/watch-work.ts'
import { createWorkRecord, writeWork } from '../../../../cli/threads/work-record.ts'

const hour = 3_600_000

it.each([
  ['forward', hour],
  ['back', -hour],
])('work is stopped after its own time when the clock jumps %s', async (_, jump) => {
  onTestFinished(() => void vi.useRealTimers())
  const memory = createWorkRecord(1)
  const stopped = vi.fn()
  const unwatch = watchWork(memory, stopped)
  onTestFinished(unwatch)
  writeWork(memory, { kind: 'page', subject: 'docs/a.md' })
  const started = performance.now()
  vi.useFakeTimers({ now: Date.now() + jump, toFake: ['Date'] })
  await expect.poll(() => stopped.mock.calls.length).toBe(1)
  expect(performance.now() - started).toBeGreaterThan(900)
})
