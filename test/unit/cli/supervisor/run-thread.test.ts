import { MessageChannel, Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { runThread } from '../../../../cli/supervisor/run-thread.ts'
import { createWorkRecord } from '../../../../cli/threads/work-record.ts'

vi.mock('../../../../cli/supervisor/early-thread.ts', () => ({
  takeThread: (_: string, [code = '']: readonly string[]) => ({
    worker: new Worker(code, { eval: true }),
    setupPort: new MessageChannel().port1,
  }),
}))

const ignore = (): void => {}
const setup = {
  request: {
    kind: 'build',
    site: { siteDir: '.' },
    cache: true,
    strict: false,
    check: false,
    timings: 'off',
    allFindings: false,
    only: [],
  },
  pid: 1,
  version: '1.0.0',
  searchAdminKeys: undefined,
  colors: false,
  logsStages: false,
  workRecord: createWorkRecord(0),
  stoppedPages: new Map(),
} as const

/** What a thread does after its command has finished with the exit code 1. */
const afterwards = {
  'has nothing left to do': "parentPort.postMessage({ kind: 'kept' })",
  'keeps its code without an end': 'for (;;) {}',
  'waits without an end': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
  'ends with another code': 'process.exit(3)',
  'finishes again': "parentPort.postMessage({ kind: 'finished', exitCode: 3 })",
}

it.each(Object.entries(afterwards))(
  'P17: a command is at its end although its thread %s',
  async (_, code) => {
    const thread = `const { parentPort } = require('node:worker_threads')
parentPort.postMessage({ kind: 'finished', exitCode: 1 })
${code}`
    const { signal } = new AbortController()
    const end = await runThread(setup, {
      terminal: { colors: false, print: ignore, printError: ignore, progress: ignore },
      args: [thread],
      signal,
      kill: signal,
    })
    expect(end).toMatchObject({ kind: 'finished', exitCode: 1 })
  },
)
