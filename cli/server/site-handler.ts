// Given a request, which may be hostile, and the current site, it returns a response with a file of
// the site. It decodes the path once and looks it up in the list of files, never on the disk.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { encodePath } from '../../runtime/shared/urls/url.ts'
import type { AllowedHosts } from './allowed-hosts.ts'
import { createCompressor } from './content-encoding.ts'
import { findHeaders } from './headers-file.ts'
import { prefersMarkdown, toMarkdownFile } from './negotiate-markdown.ts'
import { parseTarget, type RequestTarget } from './request-target.ts'
import { resolvePath } from './resolve-path.ts'
import { type FileResponse, sendFile } from './send-file.ts'
import type { ServedSite } from './site-files.ts'

export interface HandlerOptions {
  readonly hosts: AllowedHosts
  /** The current site, for a request with this decoded path. */
  readonly site: (path: string) => Promise<ServedSite>
  /**
   * Responds to requests for other things than files, such as the event stream; returns false for
   * all others.
   */
  readonly extra?: (
    target: RequestTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ) => boolean
}

/** Serve the site as a static host would. */
export function createSiteHandler({ hosts, site, extra }: HandlerOptions): RequestListener {
  const compressor = createCompressor()
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Pages of other origins must not use scripts and images of the site.
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    response.setHeader('x-content-type-options', 'nosniff')
    const target = parseTarget(request.url ?? '')
    if (target === undefined) return refuse(response, 400, 'The URL is malformed.')
    if ((request.headersDistinct.host?.length ?? 0) > 1)
      return refuse(response, 400, 'The request has more than one `Host`, so its host is unclear.')
    const authority = target.authority ?? request.headers.host
    if (!hosts.isHost(authority) || !hosts.isHost(request.headers.host))
      return refuse(
        response,
        403,
        'This host is not allowed. Start the server with `--host <name>` to allow it.',
      )
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return refuse(response, 405, 'The method is not allowed; use GET or HEAD.')
    }
    if (extra?.(target, request, response) === true) return
    await sendFromSite(await site(target.path), target)

    async function sendFromSite(
      current: ServedSite,
      { path, query }: RequestTarget,
    ): Promise<void> {
      const resolved = resolvePath(current, path)
      response.setHeader('cache-control', 'no-cache')
      for (const [name, value] of findHeaders(current.headers, path))
        response.setHeader(name, value)
      if (resolved.kind === 'redirect') {
        const location = resolved.location.includes('?')
          ? resolved.location
          : addQuery(resolved.location, query)
        response.setHeader('location', location)
        return refuse(response, resolved.status, `Moved to ${location}`)
      }
      const file = resolved.kind === 'file' ? negotiate(current, resolved.file) : resolved.file
      const body = file === undefined ? undefined : await current.open(file)
      if (file === undefined || body === undefined) return refuse(response, 404, 'Page not found.')
      const status = resolved.kind === 'file' ? 200 : 404
      await sendFile(request, response, {
        found: { file, body, status } satisfies FileResponse,
        compressor,
      })
    }

    /** One URL has two forms where a page has Markdown, and caches have to know it. */
    function negotiate(current: ServedSite, file: string): string {
      const markdown = toMarkdownFile(file)
      if (markdown === undefined || !current.has(markdown)) return file
      const url = current.baseUrl + encodePath(markdown)
      response.appendHeader('vary', 'accept')
      response.appendHeader('link', `<${url}>; rel="alternate"; type="text/markdown"`)
      return prefersMarkdown(request.headers.accept) ? markdown : file
    }
  }
  return (request, response) => {
    respond(request, response).catch(() => fail(response))
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
  // The rest of a refused request is not read.
  if (status === 400 || status === 403 || status === 405) response.setHeader('connection', 'close')
  response.writeHead(status)
  response.end(`${text}\n`)
}

/** The client disconnected, or a file was deleted while it was sent. */
function fail(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) response.destroy()
  else {
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    refuse(response, 503, 'The site is being rebuilt. Try again.')
  }
}
