import { kill } from 'node:process'
import { errorCode } from '../error-code.ts'

/** True for a process of another user too, which doesn't accept signals. */
export function isRunning(pid: number): boolean {
  try {
    return kill(pid, 0)
  } catch (error) {
    return errorCode(error) !== 'ESRCH'
  }
}
