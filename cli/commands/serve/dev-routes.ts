import type { EventStream } from '../../server/event-stream.ts'
import type { HandlerOptions } from '../../server/site-handler.ts'
import { devFolder } from './served-site.ts'
import type { ServeSession } from './serve-session-types.ts'

export interface DevRoutesOptions {
  readonly session: ServeSession
  readonly events: EventStream
  /** The script of the open page. */
  readonly client: string
}

/** The two URLs that belong to the development server: its script and its event stream. */
export function createDevRoutes({
  session,
  events,
  client,
}: DevRoutesOptions): NonNullable<HandlerOptions['extra']> {
  return ({ path }, request, response) => {
    const { baseUrl } = session.site()
    if (path === `${baseUrl}${devFolder}events`) {
      events.connect(request, response, { name: 'state', data: session.state() })
      return true
    }
    if (path !== `${baseUrl}${devFolder}client.js`) return false
    response.writeHead(200, {
      'content-type': 'text/javascript;charset=utf-8',
      'cache-control': 'no-cache',
      'content-length': Buffer.byteLength(client),
    })
    response.end(request.method === 'HEAD' ? undefined : client)
    return true
  }
}
