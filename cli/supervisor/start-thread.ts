// Starts the threads of commands. Given the name of a command, it returns a thread that loads its
// code and waits for the command. It must not load anything else, because it runs before the
// command line is read.
import { MessageChannel, type MessagePort, SHARE_ENV, Worker } from 'node:worker_threads'
import { heapLimit } from '../threads/heap-limit.ts'
import { optimizeLate } from '../threads/optimize-late.ts'

/** A thread that waits for a `CommandSetup`. */
export interface CommandThread {
  readonly worker: Worker
  /** Where the thread receives it. */
  readonly setupPort: MessagePort
}

/** The initial data of the thread of a command. */
export interface ThreadStart {
  /** Decides which compiled code is read. */
  readonly kind: string
  readonly setupPort: MessagePort
}

/**
 * Start the thread of a command. `kind` is the name of the command, `args` are the arguments of the
 * command line, which code of the site may read.
 */
export function startThread(kind: string, args: readonly string[]): CommandThread {
  optimizeLate()
  const { port1, port2 } = new MessageChannel()
  const workerData: ThreadStart = { kind, setupPort: port2 }
  const worker = new Worker(new URL('command-thread.js', import.meta.url), {
    workerData,
    transferList: [port2],
    argv: [...args],
    env: SHARE_ENV,
    resourceLimits: { maxOldGenerationSizeMb: heapLimit() },
  })
  return { worker, setupPort: port1 }
}
