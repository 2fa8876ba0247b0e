import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
}

/** A folder on a port of this machine. */
export interface Served {
  /** `http://127.0.0.1:4711` */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** How a folder is served. */
export interface ServeOptions {
  /** Slash at both ends. */
  readonly baseUrl?: string
  /**
   * False: the pages must be harmless without a policy too, so the one in the page is removed. `own`: the one that the
   * site sends with `_headers`. `page`: only the one in the page, as on a host without headers.
   */
  readonly policy?: boolean | 'own' | 'page'
}

/** Serve a built site as a static host does, under a strict policy. */
export function serveFolder(outDir: string, options: ServeOptions = {}): Promise<Served> {
  const { baseUrl = '/', policy = true } = options
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    // Browsers ask for it by themselves beside files that name no icon, and a 404 would be an error of the page.
    if (pathname === '/favicon.ico') return void response.writeHead(204).end()
    // The folder may be gone when a last request of a page that was closed is answered.
    answer(pathname, response).catch(() => response.destroy())
  })
  const answer = async (pathname: string, response: ServerResponse): Promise<void> => {
    const { status, path, body } = await readSite(outDir, pathname, baseUrl)
    response.statusCode = status
    response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'text/plain')
    const sent = policy === 'own' ? await ownPolicy(outDir) : await policyOf(outDir, path, body)
    if (policy !== false && policy !== 'page') response.setHeader('content-security-policy', sent)
    response.end(policy === false && path.endsWith('.html') ? withoutPolicy(body) : body)
  }
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const close = async (): Promise<void> => {
        server.closeAllConnections()
        await new Promise((done) => server.close(done))
      }
      resolve({ origin: `http://127.0.0.1:${String(port)}`, close })
    })
  })
}

interface Found {
  readonly status: number
  readonly path: string
  readonly body: Buffer
}

async function readSite(outDir: string, pathname: string, baseUrl: string): Promise<Found> {
  const path = decodeURIComponent(pathname.slice(baseUrl.length)).replace(/\/$/, '')
  const candidates = [path, `${path}.html`, path === '' ? 'index.html' : `${path}/index.html`]
  for (const candidate of pathname.startsWith(baseUrl) ? candidates : []) {
    const body = await readFile(join(outDir, candidate)).catch(() => undefined)
    if (body) return { status: 200, path: candidate, body }
  }
  return { status: 404, path: '404.html', body: await readFile(join(outDir, '404.html')) }
}

function withoutPolicy(body: Buffer): string {
  const [before = '', after] = body
    .toString('utf8')
    .split(/<meta http-equiv="Content-Security-Policy"[^>]*>\n/)
  // Files of a site that are copied as they are have none.
  return after === undefined ? before : before + after
}

async function ownPolicy(outDir: string): Promise<string> {
  const headers = await readFile(join(outDir, '_headers'), 'utf8')
  return /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? ''
}

/**
 * The strictest policy that a site can have, with the hash of the one inline script of the page, and with those of the
 * style sheets that pages contain.
 */
async function policyOf(outDir: string, path: string, body: Buffer): Promise<string> {
  const own = await ownPolicy(outDir).catch(() => '')
  const styles = /style-src ([^;]*)/.exec(own)?.[1]?.match(/'sha256-[^']+'/g) ?? []
  const inline = /<script>([\s\S]*?)<\/script>/.exec(body.toString('utf8'))?.[1]
  const hash =
    inline === undefined || !path.endsWith('.html')
      ? ''
      : ` 'sha256-${createHash('sha256').update(inline).digest('base64')}'`
  return `default-src 'self'; script-src 'self'${hash}; ${["style-src 'self'", ...styles].join(' ')}; img-src 'self' data:; object-src 'none'; base-uri 'none'`
}
