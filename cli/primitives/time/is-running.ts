import { kill } from 'node:process'

/** True for a process of another user too, which doesn't accept signals. */
export function isRunning(pid: number): boolean {
  try {
    return kill(pid, 0)
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
