import { join } from 'node:path'
import { env } from 'node:process'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import { listenForEnd, type ThreadStop } from '../../../threads/listen-for-end.ts'
import { watchWork } from '../../../threads/watch-work.ts'
import { createWorkRecord } from '../../../threads/work-record.ts'
import type { StoppedPages } from '../../../threads/stopped-pages.ts'
import type { BuildCallbacks, BuildThread, ThreadBuilderOptions } from './build-thread-types.ts'
import { heapLimit } from '../../../threads/heap-limit.ts'
import type { BuildMessage, BuildSetup, BuiltSite, ServerMessage } from './build-messages.ts'
import { createPageRequests } from '../page-requests.ts'
import { wantsStack } from '../../../report/print-bug.ts'

/** Start the thread; it leaves out pages that were stopped before. */
export function startBuildThread(
  { site, cache, pid, packageDir, terminal }: ThreadBuilderOptions,
  stoppedPages: StoppedPages,
): BuildThread {
  const workRecord = createWorkRecord(site.timeLimit ?? 0)
  const { colors } = terminal
  const thread = { pid, colors, wantsStack: wantsStack(env), workRecord, stoppedPages }
  const setup: BuildSetup = { site, cache, ...thread }
  const worker = new Worker(join(packageDir, 'dist/build-thread.js'), {
    workerData: setup,
    env: SHARE_ENV,
    resourceLimits: { maxOldGenerationSizeMb: heapLimit() },
  })
  let isAlive = true
  let settle: (end: BuiltSite | ThreadStop) => void = () => {}
  let callbacks: BuildCallbacks = []
  const pages = createPageRequests((message) => worker.postMessage(message))
  worker.on('message', (message: BuildMessage) => {
    if ('text' in message) terminal[message.kind](message.text)
    else if (message.kind === 'built') settle(message)
    else if (message.kind === 'rendered') pages.receive(message.path, message.files)
    else if (message.kind === 'edited') callbacks[1]?.(message.files)
    else if (message.kind === 'unfinished') void callbacks[0]?.(pages.offer(message.site))
    else settle({ kind: 'failed', error: new Error(message.message) })
  })
  listenForEnd(worker, workRecord, (end) => {
    isAlive = false
    pages.end()
    settle(end)
  })
  return {
    render: pages.request,
    isAlive: () => isAlive,
    close: async () => void (await worker.terminate()),
    build: async (changed, ...given) => {
      callbacks = given
      const end = new Promise<BuiltSite | ThreadStop>((resolve) => {
        settle = resolve
      })
      const unwatch = watchWork(workRecord, (stopped) => settle({ kind: 'stopped', stopped }))
      const isEarly = given[0] !== undefined
      worker.postMessage({ kind: 'build', changed, isEarly } satisfies ServerMessage)
      return end.finally(unwatch)
    },
  }
}
