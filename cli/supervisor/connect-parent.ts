import process from 'node:process'
import { type ChildMessage, parentVariable, type SignalName } from './child-messages.ts'

/** The process that started this one only to end with its exit code. */
export interface ParentProcess {
  /** Let it end now, and kill this process. */
  readonly endWith: (exitCode: number) => void
}

/**
 * Find the process that started this one for a command. From then on `onSignal` is called with the
 * signals that it receives: a terminal sends them to both.
 */
export function connectParent(onSignal: (name: SignalName) => void): ParentProcess | undefined {
  const { env, channel, ppid } = process
  const isChild = env[parentVariable] === String(ppid)
  // Code of the site may start docs-ssg too, and must not pass the variable on.
  delete env[parentVariable]
  if (!isChild || !channel) return undefined
  process.on('message', onSignal)
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  channel.unref()
  return {
    endWith: (exitCode) => {
      const message: ChildMessage = { exitCode }
      process.send?.(message)
    },
  }
}
