import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPauseQueue } from '../../../../../cli/primitives/time/pause-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it.each([
  { edits: [0], ran: ['0 at 0'] },
  { edits: [0, 100], ran: ['0 at 0', '1 later at 2100'] },
  { edits: [0, 100, 300, 600], ran: ['0 at 0', '3 later at 2600'] },
  { edits: [0, 100, 3000], ran: ['0 at 0', '1 later at 2100', '2 later at 5000'] },
  { edits: [0, 0, 0], ran: ['0 at 0', '2 later at 2000'] },
])('runs the first work and the last before each pause: $edits', ({ edits, ran }) => {
  const queue = createPauseQueue(2000)
  vi.setSystemTime(0)
  const clock = (): number => Number(vi.getMockedSystemTime())
  const done: string[] = []
  let now = 0
  for (const [at, time] of edits.entries()) {
    vi.advanceTimersByTime(time - now)
    now = time
    queue((isLater) => done.push(`${at} ${isLater ? 'later ' : ''}at ${clock()}`))
  }
  vi.advanceTimersByTime(10_000)
  expect(done).toEqual(ran)
})
