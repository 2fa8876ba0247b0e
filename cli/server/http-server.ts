// Room: the HTTP side of `serve` and `preview`
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { errorCode } from '../primitives/error-code.ts'
import { listNetworkOrigins } from './network-origins.ts'
import { limitConnections } from './limit-connections.ts'
import { ownValue } from '../primitives/own-value.ts'

/** A running server. */
export interface Listener {
  /** `http://localhost:3000` */
  readonly origin: string
  /** The origins at which other devices reach the server; empty for loopback and for one host. */
  readonly networkOrigins: readonly string[]
  readonly port: number
  close(): Promise<void>
}

export interface ListenAddress {
  readonly port: number
  /** Fail if the port is taken, instead of trying the next ones. */
  readonly strictPort: boolean
  /** Undefined: loopback, over IPv4 and IPv6. */
  readonly host: string | undefined
}

const portsTried = 50

/** Listen, or throw the error of the operating system (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`). */
export async function listen(handler: RequestListener, address: ListenAddress): Promise<Listener> {
  const last = address.strictPort || address.port === 0 ? address.port : address.port + portsTried
  for (let port = address.port; ; port += 1) {
    try {
      return await listenAt(handler, { ...address, port })
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE' || port >= Math.min(last, 65_535)) throw error
    }
  }
}

async function listenAt(
  handler: RequestListener,
  { host, port }: ListenAddress,
): Promise<Listener> {
  const isLoopback = host === undefined || host === 'localhost'
  const first = await start(handler, isLoopback ? '127.0.0.1' : host, port)
  const servers = [first]
  const found = toPort(first)
  if (isLoopback) {
    try {
      servers.push(await start(handler, '::1', found))
    } catch (error) {
      // Many machines have no IPv6, but a taken port is an error.
      if (errorCode(error) === 'EADDRINUSE') {
        await stop(first)
        throw error
      }
    }
  }
  const name = isLoopback || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return {
    origin: `http://${name.includes(':') ? `[${name}]` : name}:${String(found)}`,
    networkOrigins: host === '0.0.0.0' || host === '::' ? listNetworkOrigins(host, found) : [],
    port: found,
    close: async () => {
      await Promise.all(servers.map(stop))
    },
  }
}

async function start(handler: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16 * 1024,
    },
    handler,
  )
  // A client that is busy for some seconds would send its next request into a connection that has just been closed.
  server.keepAliveTimeout = 55_000
  // Without traffic in either direction; an event stream sends a heartbeat more often.
  server.timeout = 60_000
  limitConnections(server, 1024)
  server.on('clientError', refuseClient)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return server
}

const clientErrors: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Without `destroy`, a client that never reads the response would keep its connection. */
function refuseClient(error: Error, socket: Duplex): void {
  const status = ownValue(clientErrors, errorCode(error)) ?? '400 Bad Request'
  if (!socket.writable) socket.destroy()
  else
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
      socket.destroy(),
    )
}

async function stop(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function toPort(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  return address === null || typeof address === 'string' ? 0 : address.port
}
