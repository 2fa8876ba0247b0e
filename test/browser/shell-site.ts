import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCli } from '../helpers/run-cli.ts'

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
}

export interface ShellSite {
  /** Origin and base path: `http://127.0.0.1:4711/`. */
  readonly url: string
  readonly siteDir: string
  readonly outDir: string
  /** Build again, after changes to the site. */
  readonly build: () => Promise<void>
  readonly close: () => Promise<void>
}

interface ShellOptions {
  readonly baseUrl?: string
  /** Folder below `test/fixtures`; `shell` when left out. */
  readonly fixture?: string
  /** More lines for the configuration, each ending in a comma. */
  readonly config?: string
}

/** Build a fixture and serve it as a static host does, under a strict policy. */
export async function startShellSite(options: ShellOptions = {}): Promise<ShellSite> {
  const { baseUrl = '/', config = '', fixture = 'shell' } = options
  const siteDir = await realpath(await mkdtemp(join(tmpdir(), 'docs-ssg-shell-')))
  await cp(join(fixtures, fixture), siteDir, { recursive: true })
  const file = join(siteDir, 'site.config.ts')
  const text = await readFile(file, 'utf8')
  const added = `defineConfig({\n  baseUrl: '${baseUrl}',\n  ${config}\n`
  await writeFile(file, text.replace('defineConfig({\n', added))
  const build = async (): Promise<void> => {
    const run = await runCli(['build', siteDir])
    if (run.exitCode !== 0) throw new Error(run.stdout + run.stderr)
  }
  await build()
  const outDir = join(siteDir, 'build')
  const server = await serve(outDir, baseUrl)
  const close = async (): Promise<void> => {
    await server.close()
    await rm(siteDir, { recursive: true, force: true })
  }
  return { url: `${server.origin}${baseUrl}`, siteDir, outDir, build, close }
}

interface Served {
  readonly origin: string
  readonly close: () => Promise<void>
}

function serve(outDir: string, baseUrl: string): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    void answer(pathname, response)
  })
  const answer = async (pathname: string, response: ServerResponse): Promise<void> => {
    const { status, path, body } = await readSite(outDir, pathname, baseUrl)
    response.statusCode = status
    response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'text/plain')
    response.setHeader('content-security-policy', policyOf(path, body))
    response.end(body)
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

/** The policy of the issue, with the hash of the one inline script of the page. */
function policyOf(path: string, body: Buffer): string {
  const inline = /<script>([\s\S]*?)<\/script>/.exec(body.toString('utf8'))?.[1]
  const hash =
    inline === undefined || !path.endsWith('.html')
      ? ''
      : ` 'sha256-${createHash('sha256').update(inline).digest('base64')}'`
  return `default-src 'self'; script-src 'self'${hash}; style-src 'self'; object-src 'none'; base-uri 'none'`
}
