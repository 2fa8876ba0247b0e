// The process that people start, where Node can't end while native work runs (`leave-process.ts`):
// in versions without `process.execve`, and on Windows. It starts the command in a second process,
// which can be killed, and ends with the exit code of the command. Becomes dist/parent-process.js.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import type { ChildMessage, SignalName } from './child-messages.ts'
import { parentVariable, signalCodes, signalNames } from './child-messages.ts'
import { mayLeaveWork } from './may-leave-work.ts'

/** Milliseconds for the system to end a process that was killed; one that waits for a disk is left behind. */
const PATIENCE = 500
/** Milliseconds after a signal for the command to clean up and end. */
const LAST_CALL = 2000

/**
 * Run the command in a second process, if code of the site might leave native work behind.
 * Returns false if the command has to run in this process.
 */
export async function runInChild(script: string, args: readonly string[]): Promise<boolean> {
  const { env, execArgv, execPath, pid, ppid } = process
  if (env[parentVariable] === String(ppid) || !mayLeaveWork(args)) return false
  // A debugger or a profiler is meant for the command.
  if (execArgv.some((flag) => /^--(?:inspect|cpu-prof|heap-prof)/.test(flag))) return false
  try {
    const child = spawn(execPath, [...execArgv, script, ...args], {
      env: { ...env, [parentVariable]: String(pid) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    follow(child)
    await once(child, 'spawn')
    return true
  } catch {
    // Node's permissions, or the limits of the machine, don't allow it.
    return false
  }
}

/** Pass signals on, and end as the command does. */
function follow(child: ChildProcess): void {
  const passOn = (name: SignalName): void => {
    if (child.connected) child.send(name)
    // Its main thread might be busy, or wait for what never ends.
    setTimeout(() => leave(child, signalCodes[name]), LAST_CALL).unref()
  }
  child.once('spawn', () => {
    for (const name of signalNames) process.on(name, passOn)
  })
  child.on('message', ({ exitCode }: ChildMessage) => leave(child, exitCode))
  child.on('exit', (exitCode, signal) => {
    // The command has told its exit code, and was killed because it could not end.
    if (process.exitCode !== undefined) process.exit()
    if (signal === null) process.exit(exitCode ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** Kill the command, and end with its exit code. */
function leave(child: ChildProcess, exitCode: number): void {
  process.exitCode = exitCode
  child.kill('SIGKILL')
  setTimeout(() => process.exit(), PATIENCE).unref()
}
