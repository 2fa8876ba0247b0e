import { createContext, Script } from 'node:vm'
import { errorCode } from '../../primitives/error-code.ts'

const SCRIPT = new Script('task()')

/** Run `task` in this process, but stop it after the given time; the result is then `late`. */
export function runWithTimeout<T>(
  milliseconds: number,
  task: () => T,
): { readonly kind: 'done'; readonly value: T } | { readonly kind: 'late' } {
  let value: { readonly kind: 'done'; readonly value: T } | undefined
  // A function that the script calls is interrupted together with it.
  const context = createContext({
    task: () => {
      value = { kind: 'done', value: task() }
    },
  })
  try {
    SCRIPT.runInContext(context, { timeout: milliseconds })
  } catch (error) {
    if (errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { kind: 'late' }
    throw error
  }
  return value ?? { kind: 'late' }
}
