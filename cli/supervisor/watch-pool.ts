// Finds out whether Node's thread pool still takes work. All threads of a process share it: once code
// of the site has filled it, nothing can be read asynchronously, and a command waits without an end.
import { stat } from 'node:fs'
import { execPath } from 'node:process'
import { steadyTime } from '../primitives/time/steady-time.ts'
import { countWork, readWork, timeLimitOf } from '../threads/work-record.ts'
import type { StoppedWork } from '../threads/work.ts'

/** Milliseconds between looks. */
const INTERVAL = 250
/** Seconds that the pool may be full, unless `--time-limit` says otherwise. */
const usualSeconds = 20

/**
 * Watch the thread pool of Node. `onFull` is called once, when the pool stays full and no work of a thread
 * begins. Returns what ends the watch.
 */
export function watchPool(
  memory: SharedArrayBuffer,
  onFull: (stopped: StoppedWork) => void,
): () => void {
  const seconds = timeLimitOf(memory) || usualSeconds
  let waitsSince: number | undefined
  let begun = 0
  const look = (): void => {
    const now = steadyTime()
    if (waitsSince === undefined) {
      waitsSince = now
      // Whatever it finds: it passes through the pool.
      stat(execPath, () => {
        waitsSince = undefined
      })
    } else if (countWork(memory) === begun) {
      if (now - waitsSince < seconds * 1000) return
      clearInterval(timer)
      const work = readWork(memory)[0]?.work ?? { kind: 'stage', subject: 'site' }
      onFull({ work, cause: { kind: 'pool', seconds } })
      return
    } else waitsSince = now
    begun = countWork(memory)
  }
  const timer = setInterval(look, INTERVAL)
  timer.unref()
  return () => clearInterval(timer)
}
