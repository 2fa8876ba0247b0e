// Sends requests to the search worker, or handles them in the page where there is no worker.
import type { SearchResult } from './engine.ts'
import type { WorkerReply, WorkerRequest } from './messages.ts'
import type { StartedWorker } from './start-worker.ts'

/** Send one request; rejects when it fails. */
export type Send = (request: WorkerRequest) => Promise<SearchResult | undefined>

/** Sends requests until it is closed. */
export interface Connection {
  readonly send: Send
  readonly close: () => void
}

interface Pending {
  readonly resolve: (result: SearchResult | undefined) => void
  readonly reject: (error: Error) => void
}

class WorkerStoppedError extends Error {
  override readonly message = 'The search worker stopped.'
}

function settle(reply: WorkerReply, { resolve, reject }: Pending): void {
  if (reply.kind === 'done') resolve(reply.result)
  else reject(new Error(reply.reason))
}

/** Connect to a worker. When the worker stops, all pending requests are rejected. */
function connectWorker({ worker, stopped }: StartedWorker): Connection {
  const pending = new Map<number, Pending>()
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const found = pending.get(data.id)
    pending.delete(data.id)
    if (found) settle(data, found)
  })
  let isClosed = false
  const close = (): void => {
    isClosed = true
    worker.terminate()
    for (const { reject } of pending.values()) reject(new WorkerStoppedError())
    pending.clear()
  }
  void stopped.then(close)
  const send: Send = (request) =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new WorkerStoppedError())
      pending.set(request.id, { resolve, reject })
      worker.postMessage(request)
    })
  return { send, close }
}

/** Handle requests in the page. */
async function connectPage(): Promise<Send> {
  const { createMessageHandler } = await import('./handle-message.ts')
  const handle = createMessageHandler()
  return async (request) => {
    const reply = await handle(request)
    return new Promise((resolve, reject) => settle(reply, { resolve, reject }))
  }
}

/**
 * Connect to the worker, or to the page where a worker cannot run (older browsers, content security
 * policies).
 */
export function connect(started: StartedWorker | undefined): Connection {
  const worker = started && connectWorker(started)
  let page: Promise<Send> | undefined
  const sendToPage: Send = async (request) => {
    page ??= connectPage()
    return (await page)(request)
  }
  const send: Send = async (request) => {
    if (!worker || page) return sendToPage(request)
    try {
      return await worker.send(request)
    } catch (error) {
      if (!(error instanceof WorkerStoppedError)) throw error
      return sendToPage(request)
    }
  }
  return { send, close: () => worker?.close() }
}
