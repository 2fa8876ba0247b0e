import { kill } from 'node:process'
import { errorCode } from '../primitives/error-code.ts'
import { processStartTime } from './process-start-time.ts'

/**
 * True for a process of another user too, which doesn't accept signals. False for one that has ended and whose
 * parent never asks how, as in a container whose first process doesn't.
 */
export function isRunning(pid: number): boolean {
  try {
    return kill(pid, 0) && processStartTime(pid) !== undefined
  } catch (error) {
    return errorCode(error) !== 'ESRCH'
  }
}
