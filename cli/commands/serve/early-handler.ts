import { handleLater } from '../../primitives/time/handle-later.ts'
import type { RequestListener } from 'node:http'
import type { AllowedHosts } from '../../server/allowed-hosts.ts'
import { bundleDevClient } from '../../server/dev-client.ts'
import type { EventStream } from '../../server/event-stream.ts'
import { createSiteHandler } from '../../server/site-handler.ts'
import { createDevRoutes } from './dev-routes.ts'
import type { ServeSession } from './serve-session-types.ts'

interface Serving {
  readonly session: ServeSession
  readonly events: EventStream
  readonly hosts: AllowedHosts
}

/** A handler that can be used immediately: requests wait until there are pages that can be shown. */
export function createEarlyHandler(
  packageDir: string,
  { session, events, hosts }: Serving,
): { readonly handler: RequestListener; readonly prepared: Promise<RequestListener> } {
  const prepare = async (): Promise<RequestListener> => {
    const [client] = await Promise.all([bundleDevClient(packageDir), session.ready])
    const extra = createDevRoutes({ session, events, client })
    return createSiteHandler({ hosts, site: session.siteFor, extra })
  }
  // The server reports a failure, and closes.
  const prepared = handleLater(prepare())
  const handler: RequestListener = async (...request) => (await prepared)(...request)
  return { handler, prepared }
}
