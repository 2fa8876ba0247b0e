// One jail: a process that says `{"next":true}` when it is ready, and receives a line of JSON with
// the text of a sample; it sends `{"text"}` or `{"reason"}` at the end. A shared jail runs one
// sample after the other, and its failures are not reported, because they may come from the sharing.
import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { readFileSync } from 'node:fs'
import host from 'node:process'
import type { JailResult, JailTasks } from './jail-tasks.ts'
import { splitLines } from './split-lines.ts'
import { watchMemory } from './watch-memory.ts'

/** The state that all jails of a supervisor share. */
export interface JailQueue {
  /** Indexes of the samples that no jail has taken. */
  readonly waiting: number[]
  readonly running: Set<ChildProcess>
  readonly report: (index: number, result: JailResult) => void
}

/** Milliseconds; a busy machine starts processes late. */
const startLimit = 60_000
/** Characters of a line: more than a sample may print, written as JSON. */
const longestLine = 8 * 2 ** 20
const keptErrors = 2000

/** The current state of a jail. */
interface JailState {
  /** Index of its sample. */
  current?: number | undefined
  hasRun: boolean
  /** Why it is stopped. */
  reason?: string
  timeout?: NodeJS.Timeout
  errors: string
}

/** Resolves when the jail has ended, to true if it took at least one sample. */
export function runJail(tasks: JailTasks, queue: JailQueue): Promise<boolean> {
  return new Promise((resolve) => {
    const child = startNode(tasks)
    const state: JailState = { hasRun: false, errors: '' }
    const stop = (why: string): void => {
      state.reason ??= why
      child.kill('SIGKILL')
    }
    const memoryReason = `it reached the memory limit of ${tasks.memory} MiB`
    const endWatch = watchMemory(child.pid, tasks.memory, () => stop(memoryReason))
    queue.running.add(child)
    talk(child, { tasks, queue, state, stop })
    child.once('close', (code, signal) => {
      queue.running.delete(child)
      endWatch()
      clearTimeout(state.timeout)
      if (/heap out of memory|allocation failed/i.test(state.errors)) state.reason ??= memoryReason
      const isTimeout = state.reason?.startsWith(stillRunning) ?? false
      const reason = state.reason ?? `it ended the process that ran it (${signal ?? code})`
      if (tasks.library === undefined || isTimeout) endSample({ queue, state }, { reason })
      resolve(state.hasRun)
    })
  })
}

const stillRunning = 'it was still running after'

function startNode({ jail }: JailTasks): ChildProcessWithoutNullStreams {
  // Windows can't start Node without this variable.
  const { SystemRoot } = host.env
  const env = host.platform === 'win32' ? { ...jail.env, SystemRoot } : jail.env
  return spawn(host.execPath, jail.args, { env, stdio: 'pipe' })
}

interface Talk {
  readonly tasks: JailTasks
  readonly queue: JailQueue
  readonly state: JailState
  readonly stop: (why: string) => void
}

function talk(child: ChildProcessWithoutNullStreams, jail: Talk): void {
  const { tasks, state, stop } = jail
  child.once('error', () => undefined)
  child.stdin.on('error', () => undefined)
  const read = splitLines((line) => answer(child, line, jail), {
    longest: longestLine,
    onTooLong: () => stop('it prints more than its limit'),
  })
  child.stdout.setEncoding('utf8').on('data', read)
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    state.errors = (state.errors + part).slice(-keptErrors)
  })
  const { library } = tasks
  if (library !== undefined) child.stdin.write(`${JSON.stringify(readFileSync(library, 'utf8'))}\n`)
  state.timeout = setTimeout(() => stop('Node did not start in time'), startLimit)
}

function answer(child: ChildProcessWithoutNullStreams, line: string, jail: Talk): void {
  const message = readMessage(line)
  if (message === undefined) return jail.stop('it printed around its console')
  if (message === 'next') return giveSample(child, jail)
  endSample(jail, message)
}

/** Code in a jail may have written the line, so it can be anything. */
function readMessage(line: string): JailResult | 'next' | undefined {
  try {
    const message: unknown = JSON.parse(line)
    if (typeof message !== 'object' || message === null) return undefined
    if ('next' in message && message.next) return 'next'
    if ('reason' in message) return { reason: String(message.reason) }
    return { text: 'text' in message ? String(message.text) : 'undefined' }
  } catch {
    return undefined
  }
}

function giveSample(
  child: ChildProcessWithoutNullStreams,
  { tasks, queue, state, stop }: Talk,
): void {
  clearTimeout(state.timeout)
  const mayRun = tasks.library !== undefined || !state.hasRun
  state.current = mayRun ? queue.waiting.shift() : undefined
  const file = state.current === undefined ? undefined : tasks.files[state.current]
  if (file === undefined) {
    child.stdin.end()
    return
  }
  state.hasRun = true
  child.stdin.write(`${JSON.stringify(readFileSync(file, 'utf8'))}\n`)
  const seconds = tasks.timeLimit / 1000
  state.timeout = setTimeout(() => stop(`${stillRunning} ${seconds} seconds`), tasks.timeLimit)
}

function endSample({ queue, state }: Pick<Talk, 'queue' | 'state'>, result: JailResult): void {
  clearTimeout(state.timeout)
  if (state.current !== undefined) queue.report(state.current, result)
  state.current = undefined
}
