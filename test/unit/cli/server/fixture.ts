import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { createAllowedHosts } from '../../../../cli/server/allowed-hosts.ts'
import { listen } from '../../../../cli/server/http-server.ts'
import { createMemorySite, type MemoryFile } from '../../../../cli/server/memory-site.ts'
import { createSiteHandler } from '../../../../cli/server/site-handler.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}

export interface SiteOptions {
  readonly baseUrl?: string
  readonly trailingSlash?: boolean
  readonly host?: string
}

/** Serve files out of memory until the test ends; returns the port. */
export async function serveFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  { baseUrl = '/', trailingSlash, host }: SiteOptions = {},
): Promise<number> {
  const entries = Object.entries(files).map(([path, contents]): [string, MemoryFile] => [
    path,
    { contents },
  ])
  const site = createMemorySite({
    files: new Map(entries),
    baseUrl,
    trailingSlash,
    transformHtml: (html) => html,
  })
  const handler = createSiteHandler({ hosts: createAllowedHosts(host), site: async () => site })
  const listener = await listen(handler, { port: 0, strictPort: true, host })
  onTestFinished(async () => listener.close())
  return listener.port
}

/** `path` is sent as it is written. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const status = response.statusCode ?? 0
        resolve({ status, headers: response.headers, body, text: body.toString('utf8') })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Send bytes as they are and return all that comes back until the server hangs up or is silent for a while. */
export async function askRaw(
  port: number,
  bytes: string | Uint8Array,
  wait = 1000,
): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    const end = (): void => {
      socket.destroy()
      resolve(Buffer.concat(chunks).toString('latin1'))
    }
    socket.setTimeout(wait, end)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', end)
    socket.on('close', end)
    socket.write(bytes)
  })
}
