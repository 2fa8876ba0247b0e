// The search that comes with the site. Enters: search-config.json. Leaves: answers from the worker.
// Must work on any static host and, once loaded, without a network.
import type { SearchConfig } from '../shared/manifests.ts'
import type { SearchResult } from './engine.ts'
import type { WorkerReply, WorkerRequest } from './messages.ts'
import { emptyResult, type SearchProvider, type SearchScope } from './provider.ts'

type Send = (request: WorkerRequest) => Promise<SearchResult | undefined>

interface Waiting {
  readonly resolve: (result: SearchResult | undefined) => void
  readonly reject: (error: Error) => void
}

function settle(reply: WorkerReply, { resolve, reject }: Waiting): void {
  if (reply.kind === 'done') resolve(reply.result)
  else reject(new Error(reply.reason))
}

/** Talk to a worker; rejects everything that waits when the worker dies. */
function connectWorker(href: string): Send {
  const worker = new Worker(href, { type: 'module' })
  const waiting = new Map<number, Waiting>()
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const found = waiting.get(data.id)
    waiting.delete(data.id)
    if (found) settle(data, found)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The search worker stopped.'))
    waiting.clear()
  })
  return (request) =>
    new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject })
      worker.postMessage(request)
    })
}

/** Without workers (opened from a file, or refused by a policy) the page does the work itself. */
async function connectPage(): Promise<Send> {
  const { createAnswer } = await import('./answer.ts')
  const answer = createAnswer()
  return async (request) => {
    const reply = await answer(request)
    return new Promise((resolve, reject) => settle(reply, { resolve, reject }))
  }
}

async function connect(href: string | null): Promise<Send> {
  if (href !== null && typeof Worker === 'function') {
    try {
      return connectWorker(new URL(href, window.location.href).href)
    } catch {
      // Refused: do without.
    }
  }
  return connectPage()
}

/** Search in the data files of the site. */
export function createEmbeddedProvider(config: SearchConfig): SearchProvider {
  let connection: Promise<Send> | undefined
  let lastId = 0
  const send = async (request: WorkerRequest): Promise<SearchResult | undefined> => {
    connection ??= connect(config.worker)
    const ask = await connection
    try {
      return await ask(request)
    } catch (error) {
      // A worker that died or could not fetch: the next search starts anew.
      connection = undefined
      throw error
    }
  }
  const hrefOf = ({ version, locale }: SearchScope): string | undefined => {
    const path = config.data[`${version}/${locale}`]
    return path === undefined ? undefined : new URL(path, window.location.href).href
  }
  const prepare = async (scope: SearchScope): Promise<void> => {
    const href = hrefOf(scope)
    if (href !== undefined)
      await send({ kind: 'load', id: ++lastId, href, synonyms: config.synonyms })
  }
  return {
    prepare,
    search: async ({ text, scope, limit, signal }) => {
      const href = hrefOf(scope)
      if (href === undefined) return emptyResult(text)
      await prepare(scope)
      signal.throwIfAborted()
      const result = await send({ kind: 'search', id: ++lastId, href, text, limit })
      signal.throwIfAborted()
      return result ?? emptyResult(text)
    },
  }
}
