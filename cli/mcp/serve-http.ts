import type { RequestListener, ServerResponse } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'
import { createAllowedHosts } from '../server/allowed-hosts.ts'
import { listen, type Listener } from '../server/http-server.ts'
import { parseTarget } from '../server/request-target.ts'

const endpoint = '/mcp'
/** Bytes; the longest arguments of a tool have a few thousand. */
const mostBody = 256 * 1024
/** Milliseconds without traffic: a check sends nothing while it runs. */
const patience = 10 * 60_000

/** A running server. */
export interface HttpServer {
  /** `http://127.0.0.1:3845/mcp` */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Serve clients on this machine over streamable HTTP. A page of another site can send requests here,
 * also under another name (DNS rebinding), so `Host` and `Origin` must be those of the server.
 */
export async function serveHttp(makeServer: () => McpServer, port: number): Promise<HttpServer> {
  const handler = createMcpHandler(makeServer, { maxRequestBodySize: mostBody })
  const handle = toNodeHandler(handler)
  const hosts = createAllowedHosts('127.0.0.1')
  const onRequest: RequestListener = (request, response) => {
    const { host, origin } = request.headers
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    if (!hosts.isHost(host) || (request.headersDistinct.host?.length ?? 0) !== 1)
      return refuse(response, 403, 'This host is not allowed; use 127.0.0.1 or localhost.')
    if (!hosts.isOrigin(origin, host))
      return refuse(response, 403, 'Pages of other sites may not use this server.')
    const target = parseTarget(request.url ?? '')
    if (target?.authority !== undefined && !hosts.isHost(target.authority))
      return refuse(response, 403, 'This host is not allowed; use 127.0.0.1 or localhost.')
    if (target?.path !== endpoint) return refuse(response, 404, `The server is at ${endpoint}.`)
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST')
      return refuse(response, 405, 'Send messages with POST.')
    }
    request.setTimeout(patience)
    // Proxies send a whole URL, which the handler would not expect.
    handle(Object.assign(request, { method: 'POST', url: endpoint }), response).catch(() =>
      response.destroy(),
    )
  }
  const listener: Listener = await listen(onRequest, { port, strictPort: true, host: '127.0.0.1' })
  return {
    url: `${listener.origin}${endpoint}`,
    close: async () => {
      await handler.close()
      await listener.close()
    },
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain;charset=utf-8', connection: 'close' })
  response.end(`${text}\n`)
}
