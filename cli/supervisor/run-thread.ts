import { setTimeout as delay } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { serveStaging } from '../output/remote-staging.ts'
import { createDeferred } from '../primitives/time/deferred.ts'
import type { ExitCode, Terminal } from '../report/terminal.ts'
import { listenForEnd, type ThreadStop } from '../threads/listen-for-end.ts'
import { watchWork } from '../threads/watch-work.ts'
import type { StoppedWork } from '../threads/work.ts'
import { takeThread } from './early-thread.ts'
import type { CommandSetup, ThreadMessage } from './thread-messages.ts'
import { watchPool } from './watch-pool.ts'

/** How the thread of a command ended. `killed`: because of a signal. */
export type ThreadEnd =
  | { readonly kind: 'finished'; readonly exitCode: ExitCode }
  | ThreadStop
  | { readonly kind: 'killed' }

interface ThreadOptions {
  readonly terminal: Terminal
  /** Arguments of the command line, which code of the site may read. */
  readonly args: readonly string[]
  /** Its reason, the name of the signal, is passed on to the command. */
  readonly signal: AbortSignal
  /** Ends the thread, whatever it does. */
  readonly kill: AbortSignal
}

/** Milliseconds after which a thread is left behind because it is in native code, such as `execSync`. */
const TERMINATION = 300
/** Milliseconds for a thread to keep its compiled code for later runs; native work of the site can make that slow. */
const KEEPING = 700

/** Run a command in a thread until it has finished or must be stopped. */
export async function runThread(
  setup: Omit<CommandSetup, 'disk'>,
  options: ThreadOptions,
): Promise<ThreadEnd> {
  const { terminal, args, signal, kill } = options
  const { port1, port2 } = new MessageChannel()
  const pending = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const commandSetup: CommandSetup = { ...setup, disk: { port: port2, pending } }
  const { worker, setupPort } = takeThread(setup.request.kind, args)
  setupPort.postMessage(commandSetup, [port2])
  const closeDisk = serveStaging({ port: port1, pending })
  const watching = new AbortController()
  const kept = createDeferred<void>()
  const end = await new Promise<ThreadEnd>((resolve) => {
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'finished') resolve(message)
      else if (message.kind === 'kept') kept.resolve()
      else terminal[message.kind](message.text)
    })
    listenForEnd(worker, setup.workRecord, resolve)
    const onStopped = (stopped: StoppedWork): void => resolve({ kind: 'stopped', stopped })
    for (const watch of [watchWork, watchPool])
      watching.signal.addEventListener('abort', watch(setup.workRecord, onStopped))
    const onSignal = (): void => worker.postMessage(signal.reason)
    signal.addEventListener('abort', onSignal, { signal: watching.signal })
    kill.addEventListener('abort', () => resolve({ kind: 'killed' }), { signal: watching.signal })
  })
  watching.abort()
  // From now on nothing is written: what is left behind may be deleted.
  closeDisk()
  if (end.kind === 'finished')
    await Promise.race([kept.promise, delay(KEEPING, undefined, { ref: false })])
  await Promise.race([worker.terminate(), delay(TERMINATION, undefined, { ref: false })])
  return end
}
