import { listenForEnd, type ThreadStop } from '../../../threads/listen-for-end.ts'
import type { StoppedPages } from '../../../threads/stopped-pages.ts'
import { watchWork } from '../../../threads/watch-work.ts'
import type { StoppedWork } from '../../../threads/work.ts'
import { createPageRequests } from '../page-requests.ts'
import type { BuildMessage, BuiltSite, ServerMessage } from './build-messages.ts'
import type { BuildCallbacks, BuildThread, ThreadBuilderOptions } from './build-thread-types.ts'
import { startWorker } from './start-worker.ts'

/** Start a thread. `onStopped`: a page that was requested between two builds takes too long, or has ended the thread. */
export function startBuildThread(
  options: ThreadBuilderOptions,
  stoppedPages: StoppedPages,
  onStopped: (stopped: StoppedWork) => void,
): BuildThread {
  const { worker, workRecord } = startWorker(options, stoppedPages)
  let [isAlive, isBuilding] = [true, false]
  let settle: (end: BuiltSite | ThreadStop) => void = () => {}
  let callbacks: BuildCallbacks = []
  const pages = createPageRequests((message) => worker.postMessage(message))
  worker.on('message', (message: BuildMessage) => {
    if ('text' in message) options.terminal[message.kind](message.text)
    else if (message.kind === 'built') settle(message)
    else if (message.kind === 'rendered') pages.receive(message.path, message.files)
    else if (message.kind === 'edited') callbacks[1]?.(message.files)
    else if (message.kind === 'unfinished') void callbacks[0]?.(pages.offer(message.site))
    else settle({ kind: 'failed', error: new Error(message.message) })
  })
  const stop = (stopped: StoppedWork): void => {
    if (isAlive && !isBuilding) onStopped(stopped)
  }
  listenForEnd(worker, workRecord, (end) => {
    if (end.kind === 'stopped') stop(end.stopped)
    isAlive = false
    pages.end()
    settle(end)
  })
  return {
    render: async (path) => pages.request(path).finally(watchWork(workRecord, stop)),
    isAlive: () => isAlive,
    close: async () => {
      isAlive = false
      await worker.terminate()
    },
    build: async (changed, ...given) => {
      callbacks = given
      isBuilding = true
      const end = new Promise<BuiltSite | ThreadStop>((resolve) => {
        settle = resolve
      })
      const unwatch = watchWork(workRecord, (stopped) => settle({ kind: 'stopped', stopped }))
      const isEarly = given[0] !== undefined
      worker.postMessage({ kind: 'build', changed, isEarly } satisfies ServerMessage)
      await end.finally(unwatch)
      isBuilding = false
      return end
    },
  }
}
