// Answers requests. Enters: a hostile request and the site as it is now. Leaves: a response with files of the site only.
// Decodes once, looks the name up in the list of files, never on the disk. Must not know who made the site.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AllowedHosts } from './allowed-hosts.ts'
import { createCompressor } from './content-encoding.ts'
import { findHeaders } from './headers-file.ts'
import { parseTarget, type RequestTarget } from './request-target.ts'
import { resolvePath } from './resolve-path.ts'
import { type FileResponse, sendFile } from './send-file.ts'
import type { ServedSite } from './site-files.ts'

export interface HandlerOptions {
  readonly hosts: AllowedHosts
  /** The site at this moment. */
  readonly site: () => Promise<ServedSite>
  /** Answers what is not of the site, such as the event stream; returns false when it does not. */
  readonly extra?: (
    target: RequestTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ) => boolean
}

/** The site as a good static host serves it. */
export function createSiteHandler({ hosts, site, extra }: HandlerOptions): RequestListener {
  const compressor = createCompressor()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A script or picture of ours must not be usable by a page of another origin.
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    response.setHeader('x-content-type-options', 'nosniff')
    const target = parseTarget(request.url ?? '')
    if (target === undefined) return refuse(response, 400, 'The address is malformed.')
    const authority = target.authority ?? request.headers.host
    if (!hosts.isHost(authority) || !hosts.isHost(request.headers.host))
      return refuse(response, 403, 'This host name is not allowed. Start with `--host <name>`.')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return refuse(response, 405, 'Only GET and HEAD are served.')
    }
    if (extra?.(target, request, response) === true) return
    await answerSite(await site(), target)

    async function answerSite(current: ServedSite, { path, query }: RequestTarget): Promise<void> {
      const found = resolvePath(current, path)
      response.setHeader('cache-control', 'no-cache')
      for (const [name, value] of findHeaders(current.headers, path))
        response.setHeader(name, value)
      if (found.kind === 'redirect') {
        const location = found.location.includes('?')
          ? found.location
          : addQuery(found.location, query)
        response.setHeader('location', location)
        return refuse(response, found.status, `Moved to ${location}`)
      }
      const { file } = found
      const body = file === undefined ? undefined : await current.open(file)
      if (file === undefined || body === undefined) return refuse(response, 404, 'Page not found.')
      const status = found.kind === 'file' ? 200 : 404
      await sendFile(request, response, {
        answer: { file, body, status } satisfies FileResponse,
        compressor,
      })
    }
  }
  return (request, response) => {
    answer(request, response).catch(() => fail(response))
  }
}

function addQuery(location: string, query: string): string {
  const hashAt = location.indexOf('#')
  if (hashAt === -1) return location + query
  return location.slice(0, hashAt) + query + location.slice(hashAt)
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.setHeader('content-type', 'text/plain;charset=utf-8')
  response.setHeader('content-length', Buffer.byteLength(text) + 1)
  // What a refused request still sends is not read.
  if (status === 400 || status === 403 || status === 405) response.setHeader('connection', 'close')
  response.writeHead(status)
  response.end(`${text}\n`)
}

/** The client went away, or a file vanished while it was sent. */
function fail(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) response.destroy()
  else {
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    refuse(response, 503, 'The site is being rebuilt. Try again.')
  }
}
