import type { MessagePort } from 'node:worker_threads'
import type { OutputPath } from '../../model/paths.ts'
import { createDeferred } from '../../primitives/time/deferred.ts'
import type { BuildMessage } from './threads/build-messages.ts'
import type { RequestedFiles, SiteFile, UnfinishedSite } from './serve-contract.ts'

/** Sends single pages of a site from the thread that builds it. */
export interface PageSender {
  /** Pages can be requested from now on. Resolves when `requested` is called. */
  readonly offer: (site: UnfinishedSite) => Promise<void>
  /** The requests that waited for the site have come. */
  readonly requested: () => void
  /** Respond to a request. A page that fails is shown by the finished site, with the reason. */
  readonly send: (path: OutputPath) => Promise<void>
  /** Send pages that were edited. */
  readonly edited: (files: readonly SiteFile[]) => void
  /** The build has ended; `twins` are the files of its site that can be requested. */
  readonly finish: (twins: RequestedFiles | undefined) => void
}

/** Create a sender for one build; `send` passes its messages to the server. */
export function createPageSender(
  send: (message: BuildMessage) => void,
  port: Pick<MessagePort, 'ref' | 'unref'>,
): PageSender {
  let site: UnfinishedSite | undefined
  let finished: RequestedFiles | undefined
  let requests = createDeferred<void>()
  return {
    offer: async (offered) => {
      site = offered
      requests = createDeferred<void>()
      const { render: _, ...files } = offered
      // However long the server is busy, the thread must live until the requests have come.
      port.ref()
      send({ kind: 'unfinished', site: files })
      await requests.promise
      if (site !== undefined) port.unref()
    },
    requested: () => requests.resolve(),
    edited: (files) => send({ kind: 'edited', files }),
    finish: (twins) => {
      site = undefined
      finished = twins ?? finished
    },
    send: async (path) => {
      const { render } = site ?? finished ?? {}
      const files = (await render?.(path).catch(() => [])) ?? []
      send({ kind: 'rendered', path, files })
    },
  }
}
