import type { MessagePort } from 'node:worker_threads'
import type { OutputPath } from '../../model/paths.ts'
import { createDeferred } from '../../primitives/time/deferred.ts'
import type { BuildMessage } from './threads/build-messages.ts'
import type { SiteFile, SiteUpdate, UnfinishedSite } from './serve-contract.ts'

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
  /** The build has ended, with a site of which files can be requested, or without one. */
  readonly finish: (update: Pick<SiteUpdate, 'twins' | 'docs'> | undefined) => void
}

/** Create a sender for one build; `send` passes its messages to the server. */
export function createPageSender(
  send: (message: BuildMessage) => void,
  port: Pick<MessagePort, 'ref' | 'unref'>,
): PageSender {
  let site: UnfinishedSite | undefined
  let finished: Pick<SiteUpdate, 'twins' | 'docs'> | undefined
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
    finish: (update) => {
      site = undefined
      finished = update ?? finished
    },
    send: async (path) => {
      const { docs, twins } = finished ?? {}
      const { render } = site ?? (docs?.paths.has(path) ? docs : twins) ?? {}
      const files = (await render?.(path).catch(() => [])) ?? []
      send({ kind: 'rendered', path, files })
    },
  }
}
