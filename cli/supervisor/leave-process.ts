// Ends the process with an exit code. Node itself waits, before it ends, for threads in native code
// such as `execSync` and for work in its pool such as `pbkdf2`: the wait has no limit.
import { accessSync, constants } from 'node:fs'
import process from 'node:process'
import { signalCodes, signalNames } from './child-messages.ts'
import { mayLeaveWork } from './may-leave-work.ts'

/** A shell starts ten times sooner than Node. */
const shell = '/bin/sh'

/**
 * End this process with an exit code, whatever native work is still running. Only versions of Node
 * without `execve` wait for that work; `parent-process.ts` is for them.
 */
export function leaveProcess(exitCode: number): void {
  try {
    replaceProcess(exitCode)
  } catch {
    // Node's permissions don't allow it.
  }
  if (mayLeaveWork(process.argv.slice(2))) endBySignal(exitCode)
  process.exit(exitCode)
}

/** After a signal, end by the same one: shells see the same code, and Node doesn't wait for its pool. */
function endBySignal(exitCode: number): void {
  const signal = signalNames.find((name) => signalCodes[name] === exitCode)
  if (signal === undefined) return
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

/** Let another program take the place of this one, with its number; the system ends all threads. */
function replaceProcess(exitCode: number): void {
  if (!('execve' in process) || typeof process.execve !== 'function') return
  // Node aborts if the program can't be run.
  if (isProgram(shell)) process.execve(shell, ['sh', '-c', `exit ${exitCode}`], {})
  if (!isProgram(process.execPath)) return
  process.execve(process.execPath, ['node', '-e', `process.exit(${exitCode})`], {})
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
