// How the page reaches its own search. Enters: the worker's address. Leaves: a way to ask.
// Must not wait for a worker that can't answer any more.
import type { SearchResult } from './engine.ts'
import type { WorkerReply, WorkerRequest } from './messages.ts'

/** Ask once; rejects with what went wrong. */
export type Send = (request: WorkerRequest) => Promise<SearchResult | undefined>

/** A way to ask, until it is closed. */
export interface Connection {
  readonly send: Send
  readonly close: () => void
}

interface Waiting {
  readonly resolve: (result: SearchResult | undefined) => void
  readonly reject: (error: Error) => void
}

class WorkerFault extends Error {}

function settle(reply: WorkerReply, { resolve, reject }: Waiting): void {
  if (reply.kind === 'done') resolve(reply.result)
  else reject(new Error(reply.reason))
}

/** Talk to a worker; rejects everything that waits when the worker dies. */
function connectWorker(href: string): Connection {
  const worker = new Worker(href, { type: 'module' })
  const waiting = new Map<number, Waiting>()
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const found = waiting.get(data.id)
    waiting.delete(data.id)
    if (found) settle(data, found)
  })
  const close = (): void => {
    worker.terminate()
    for (const { reject } of waiting.values()) reject(new WorkerFault('The search worker stopped.'))
    waiting.clear()
  }
  worker.addEventListener('error', close)
  const send: Send = (request) =>
    new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject })
      worker.postMessage(request)
    })
  return { send, close }
}

/** The page does the work itself. */
async function connectPage(): Promise<Send> {
  const { createMessageHandler } = await import('./handle-message.ts')
  const answer = createMessageHandler()
  return async (request) => {
    const reply = await answer(request)
    return new Promise((resolve, reject) => settle(reply, { resolve, reject }))
  }
}

function tryWorker(href: string | null): Connection | undefined {
  if (href === null || typeof Worker !== 'function') return undefined
  try {
    return connectWorker(new URL(href, window.location.href).href)
  } catch {
    return undefined
  }
}

/** Connect to the worker; where there is none (an older browser, a policy that refuses it) the page takes over. */
export function connect(workerHref: string | null): Connection {
  const worker = tryWorker(workerHref)
  let page: Promise<Send> | undefined
  const askPage: Send = async (request) => {
    page ??= connectPage()
    return (await page)(request)
  }
  const send: Send = async (request) => {
    if (!worker || page) return askPage(request)
    try {
      return await worker.send(request)
    } catch (error) {
      if (!(error instanceof WorkerFault)) throw error
      return askPage(request)
    }
  }
  return { send, close: () => worker?.close() }
}
