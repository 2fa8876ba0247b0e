import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AllowedHosts } from './allowed-hosts.ts'

/** Pushes events to every open page (Server-Sent Events). */
export interface EventStream {
  /** Respond to a request for the stream; `first` is sent to the page when it connects. */
  connect(request: IncomingMessage, response: ServerResponse, first: ServerEvent): void
  send(event: ServerEvent): void
  close(): void
}

/** `data` can be serialized as JSON. */
export interface ServerEvent {
  readonly name: string
  readonly data: unknown
}

/** How often a page tries to reconnect. */
const retryMs = 500
const heartbeatMs = 15_000
const clientLimit = 100
/** Bytes that may wait for a page that does not read them. */
const unreadLimit = 1024 * 1024

/** Pages of other origins are refused, because the stream contains parts of unpublished pages. */
export function createEventStream(hosts: AllowedHosts): EventStream {
  const clients = new Set<ServerResponse>()
  const heartbeat = setInterval(() => {
    for (const client of clients) client.write(':\n\n')
  }, heartbeatMs)
  heartbeat.unref()
  return {
    connect: (request, response, first) => {
      const site = request.headers['sec-fetch-site']
      const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
      if (isForeign || !hosts.isOrigin(request.headers.origin, request.headers.host)) {
        response.writeHead(403, { 'content-type': 'text/plain;charset=utf-8' })
        response.end('Only pages of this site can use the event stream.\n')
        return
      }
      // A page that was closed without disconnecting must not block one that is open.
      const [oldest] = clients
      if (clients.size >= clientLimit) oldest?.end()
      response.writeHead(200, {
        'content-type': 'text/event-stream;charset=utf-8',
        'cache-control': 'no-store',
      })
      if (request.method === 'HEAD') {
        response.end()
        return
      }
      clients.add(response)
      response.on('close', () => clients.delete(response))
      response.write(`retry: ${String(retryMs)}\n\n${format(first)}`)
    },
    send: (event) => {
      for (const client of clients) {
        if (client.writableLength > unreadLimit) client.destroy()
        else client.write(format(event))
      }
    },
    close: () => {
      clearInterval(heartbeat)
      for (const client of clients) client.end()
      // A build that ends after this has no one to tell.
      clients.clear()
    },
  }
}

function format({ name, data }: ServerEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
