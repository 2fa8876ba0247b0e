// Starts the thread of a frequent command before the command line is loaded and read: both take
// about as long, and a second core does one of them. Becomes dist/early-thread.js.
import { type CommandThread, startThread } from './start-thread.ts'

interface EarlyThread extends CommandThread {
  readonly kind: string
}

/** Commands that maintainers run many times a day and that run code of the site. */
const frequent = new Set(['build', 'check'])
/** The thread that no command has taken yet, if there is one. */
const waiting: EarlyThread[] = []

/**
 * Start the thread of the command that the arguments name, if it is a frequent one. Without a
 * command that takes it, the process ends as if it weren't there.
 */
export function startEarlyThread(args: readonly string[]): void {
  const [kind = ''] = args
  if (!frequent.has(kind)) return
  // A thread that fails is started again for the command, which reports why.
  try {
    const thread = { kind, ...startThread(kind, args) }
    thread.worker.unref()
    thread.worker.once('error', forget).once('exit', forget)
    waiting.push(thread)
  } catch {
    // The machine allows no more threads, or Node's permissions allow none.
  }
}

/** The thread for a command: the one that waits for it, or a new one. */
export function takeThread(kind: string, args: readonly string[]): CommandThread {
  const early = waiting.pop()
  if (early?.kind !== kind) return startThread(kind, args)
  early.worker.off('error', forget).off('exit', forget).ref()
  return early
}

function forget(): void {
  waiting.length = 0
}
