// The thread of a command: config, plugins, components and pages are run here, so that the main
// thread stays free to answer signals and to end what never ends. Given a request, it returns text
// for the terminal and an exit code.
import { setImmediate, setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { execute } from '../commands/execute.ts'
import { runThere } from '../commands/run-there.ts'
import { reportBug, reportLateError, wantsStack } from '../report/print-bug.ts'
import type { ExitCode, Terminal } from '../report/terminal.ts'
import { quietBundler } from '../threads/quiet-bundler.ts'
import { rejectStalled } from '../threads/during.ts'
import { StoppedError } from '../threads/stopped-error.ts'
import type { SignalName } from './child-messages.ts'
import type { CommandSetup, ThreadMessage } from './thread-messages.ts'
import { enableCompileCache } from '../primitives/modules/enable-compile-cache.ts'

const setup: CommandSetup = workerData
const interruption = new AbortController()

const send = (message: ThreadMessage): void => parentPort?.postMessage(message)

const terminal: Terminal = {
  colors: setup.colors,
  logsStages: setup.logsStages,
  print: (text) => send({ kind: 'print', text }),
  printError: (text) => send({ kind: 'printError', text }),
  progress: (text) => send({ kind: 'progress', text }),
}
const usedStreams = noteStreams()
const bugReport = { terminal, wantsStack: wantsStack(process.env) }

/** Run the command that this thread was started for. */
export async function runCommandThread(keepCode: () => void): Promise<void> {
  enableCompileCache()
  parentPort?.on('message', (name: SignalName) => interruption.abort(name))
  // Otherwise a promise that never resolves would keep the thread alive.
  parentPort?.unref()
  process.on('beforeExit', rejectStalled)
  quietBundler()
  process.on('uncaughtException', (error) => {
    void finish(reportLateError(error, bugReport))
  })
  const exitCode = await run()
  // Timers that are due already, and promises that were rejected at the very end, are reported first.
  await setTimeout()
  await setImmediate()
  await finish(exitCode, keepCode)
}

async function run(): Promise<ExitCode> {
  const { request, pid, version, searchAdminKeys, disk } = setup
  const context = { terminal, signal: interruption.signal, pid, disk, version, searchAdminKeys }
  try {
    return await execute(request, context, runThere)
  } catch (error) {
    if (interruption.signal.aborted) return 130
    if (!(error instanceof StoppedError)) return reportBug(error, bugReport)
    const { printStopped } = await import('../commands/print-stopped.ts')
    return printStopped(error.stopped, request, context)
  }
}

/** The streams of this thread that something has asked for, as `console` does. */
function noteStreams(): readonly NodeJS.WriteStream[] {
  const used: NodeJS.WriteStream[] = []
  for (const name of ['stdout', 'stderr'] as const) {
    const { get } = Object.getOwnPropertyDescriptor(process, name) ?? {}
    if (!get) continue
    const read = (): NodeJS.WriteStream => {
      const stream: NodeJS.WriteStream = Reflect.apply(get, process, [])
      if (!used.includes(stream)) used.push(stream)
      return stream
    }
    Object.defineProperty(process, name, { configurable: true, enumerable: true, get: read })
  }
  return used
}

/**
 * The main thread ends this one, with every timer and socket that code of the site left open.
 * `keepCode` is called without a turn of the event loop, in which code of the site could run.
 */
async function finish(exitCode: ExitCode, keepCode?: () => void): Promise<void> {
  // The output of site code passes through the main thread.
  const flush = usedStreams.map(
    (stream) =>
      new Promise((resolve) => {
        stream.write('', resolve)
      }),
  )
  await Promise.all(flush)
  send({ kind: 'finished', exitCode })
  keepCode?.()
  send({ kind: 'kept' })
}
