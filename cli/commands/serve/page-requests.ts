import type { OutputPath } from '../../model/paths.ts'
import { createDeferred, type Deferred } from '../../primitives/time/deferred.ts'
import type { EarlyFiles, ServerMessage } from './threads/build-messages.ts'
import type { SiteFile, UnfinishedSite } from './serve-contract.ts'

type Files = readonly SiteFile[]

/** Pages that another thread has been asked for. */
export interface PageRequests {
  /** A site that requests its pages. The thread learns when the requests that waited are sent. */
  readonly offer: (site: EarlyFiles) => UnfinishedSite
  readonly request: (path: OutputPath) => Promise<Files>
  readonly receive: (path: OutputPath, files: Files) => void
  /** The thread has ended, so nothing will come. */
  readonly end: () => void
}

/** Request pages by message; several requests of one page share a response. */
export function createPageRequests(send: (message: ServerMessage) => void): PageRequests {
  const open = new Map<OutputPath, Deferred<Files>>()
  let hasEnded = false
  const receive = (path: OutputPath, files: Files): void => {
    open.get(path)?.resolve(files)
    open.delete(path)
  }
  const request = async (path: OutputPath): Promise<Files> => {
    if (hasEnded) return []
    const known = open.get(path)
    if (known) return known.promise
    const requested = createDeferred<Files>()
    open.set(path, requested)
    send({ kind: 'render', path })
    return requested.promise
  }
  return {
    request,
    receive,
    offer: (site) => {
      // Requests that waited for the site are sent in this turn of the event loop.
      setImmediate(send, { kind: 'requested' })
      return { ...site, render: request }
    },
    end: () => {
      hasEnded = true
      for (const path of open.keys()) receive(path, [])
    },
  }
}
