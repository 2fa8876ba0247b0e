import type { OutputPath } from '../../model/paths.ts'
import { createDeferred, type Deferred } from '../../primitives/deferred.ts'
import type { ServerMessage } from './build-messages.ts'
import type { SiteFile } from './serve-contract.ts'

type Files = readonly SiteFile[]

/** Pages that another thread has been asked for. */
export interface PageRequests {
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
  return {
    receive,
    request: async (path) => {
      if (hasEnded) return []
      const known = open.get(path)
      if (known) return known.promise
      const requested = createDeferred<Files>()
      open.set(path, requested)
      send({ kind: 'render', path })
      return requested.promise
    },
    end: () => {
      hasEnded = true
      for (const path of open.keys()) receive(path, [])
    },
  }
}
