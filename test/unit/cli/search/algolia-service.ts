import { createServer, type IncomingMessage } from 'node:http'

/** What a request was, as far as the service's published shapes go. */
export interface ServiceCall {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** The JSON that was sent; undefined for other text. */
  readonly body: unknown
  readonly text: string
}

export interface ServiceReply {
  readonly status: number
  /** Sent as JSON unless it is text. */
  readonly body: unknown
  /** What must have happened before it is sent. */
  readonly after?: Promise<unknown>
}

/** For replies of a service that does not answer. */
export const never = new Promise<unknown>(() => undefined)

export interface Service {
  readonly url: string
  readonly calls: ServiceCall[]
  readonly close: () => Promise<void>
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A loopback stand-in for the hosted service. */
export async function startService(
  answer: (call: ServiceCall, number: number) => ServiceReply,
): Promise<Service> {
  const calls: ServiceCall[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8')
      const body = parse(text)
      const call = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body,
        text,
      }
      calls.push(call)
      const reply = answer(call, calls.length)
      const send = (): void => {
        response.writeHead(reply.status, {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
        })
        response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
      }
      void (reply.after ?? Promise.resolve()).then(send)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { url: `http://127.0.0.1:${String(port)}`, calls, close }
}
