import { createServer, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'

/** What one request asked, and how it was answered. */
interface Served {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  readonly status: number
}

/** A server of a shared cache, as nginx with WebDAV behaves: it stores what is sent to it. */
export interface CacheServer {
  readonly url: string
  /** Bytes by path; a test may damage them. */
  readonly entries: Map<string, Buffer>
  readonly served: Served[]
  /** Takes requests and never answers them. */
  isSilent: boolean
}

/** Start a server on loopback that ends with the test. */
export async function startCacheServer(): Promise<CacheServer> {
  const entries = new Map<string, Buffer>()
  const served: Served[] = []
  const state = { isSilent: false }
  const server = createServer((request, response) => {
    const { method = '', url: path = '' } = request
    const answer = async (): Promise<void> => {
      if (state.isSilent) return
      const known = entries.get(path)
      if (method === 'PUT') entries.set(path, await bodyOf(request))
      const status = method === 'PUT' ? 201 : known ? 200 : 404
      served.push({ method, path, authorization: request.headers.authorization, status })
      response.writeHead(status).end(method === 'GET' ? known : undefined)
    }
    void answer()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return Object.assign(state, { url: `http://127.0.0.1:${port}`, entries, served })
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts)
}
