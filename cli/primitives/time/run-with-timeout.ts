import { createContext, Script } from 'node:vm'
import { errorCode } from '../error-code.ts'

const SCRIPT = new Script('run()')

/** What a task returned, or that it was stopped. */
type TimedResult<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'late' }

/**
 * A function that runs a task in this thread, and stops it after the given time. It is cheap to call, because the
 * context that makes tasks stoppable is created once.
 */
export function createTimedRun(milliseconds: number): <T>(task: () => T) => TimedResult<T> {
  const tasks: (() => void)[] = []
  // A function that the script calls is interrupted together with it.
  const context = createContext({ run: () => tasks.at(-1)?.() })
  return <T>(task: () => T): TimedResult<T> => {
    let result: TimedResult<T> = { kind: 'late' }
    tasks.push(() => {
      result = { kind: 'done', value: task() }
    })
    try {
      SCRIPT.runInContext(context, { timeout: milliseconds })
    } catch (error) {
      if (errorCode(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    } finally {
      tasks.pop()
    }
    return result
  }
}

/** Run one task in this thread, but stop it after the given time; the result is then `late`. */
export const runWithTimeout = <T>(milliseconds: number, task: () => T): TimedResult<T> =>
  createTimedRun(milliseconds)(task)
