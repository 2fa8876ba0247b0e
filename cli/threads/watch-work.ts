import { cpuUsage } from 'node:process'
import { steadyTime } from '../primitives/time/steady-time.ts'
import type { StoppedWork } from './work.ts'
import { secondsFor } from './work.ts'
import { type OpenWork, readWork, timeLimitOf } from './work-record.ts'

/** Milliseconds between looks at the record. */
const INTERVAL = 100
/** Work that mostly waits, for a server or for a processor that others use, may take this many times longer. */
const PATIENCE = 3

/**
 * Look at what another thread is doing until it exceeds a limit; `onLate` is called once. Returns
 * what ends the watch. `threads`: how many threads share the time of the process.
 */
export function watchWork(
  memory: SharedArrayBuffer,
  onLate: (stopped: StoppedWork) => void,
  threads = 1,
): () => void {
  const limit = timeLimitOf(memory)
  const seen = new Map<number, number>()
  const look = (): void => {
    const open = readWork(memory)
    const late = open.find((work) => isLate(work))
    for (const serial of seen.keys())
      if (!open.some((work) => work.serial === serial)) seen.delete(serial)
    if (!late) return
    clearInterval(timer)
    const seconds = secondsFor(late.work.kind, limit)
    onLate({ work: culprit(late, open).work, cause: { kind: 'late', seconds } })
  }
  const isLate = ({ work, serial, started }: OpenWork): boolean => {
    const computed = seen.get(serial)
    if (computed === undefined) seen.set(serial, secondsComputed())
    const allowed = secondsFor(work.kind, limit)
    const passed = (steadyTime() - started) / 1000
    if (computed === undefined || passed < allowed) return false
    // On a busy machine a thread gets only a share of the time that passes.
    return (secondsComputed() - computed) / threads >= allowed || passed >= PATIENCE * allowed
  }
  const timer = setInterval(look, INTERVAL)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * The innermost work that took at least half of the time of the late one: a page is late because of
 * a component that it loads. Stages only wait for the work in them. `open` begins with the work that
 * began last.
 */
function culprit(late: OpenWork, open: readonly OpenWork[]): OpenWork {
  const now = steadyTime()
  const isSlow = ({ work, started, serial }: OpenWork): boolean =>
    work.kind !== 'stage' && serial >= late.serial && now - started >= (now - late.started) / 2
  return open.find(isSlow) ?? late
}

/** Processor time of this process. */
function secondsComputed(): number {
  const { user, system } = cpuUsage()
  return (user + system) / 1_000_000
}
