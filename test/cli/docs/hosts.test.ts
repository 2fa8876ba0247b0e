import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'

const manual = join(import.meta.dirname, '../../../docs/content/hosts')

/** How to start a server with the config that its page of the manual shows. */
interface Host {
  readonly page: string
  readonly fence: RegExp
  /** The config of the page, with the port and the folder of the test. */
  readonly wrap: (config: string, at: { folder: string; root: string; port: number }) => string
  readonly args: (file: string) => readonly string[]
}

const hosts: Readonly<Record<string, Host>> = {
  nginx: {
    page: 'nginx.md',
    fence: /^```nginx title=".+"\n([\s\S]+?)^```$/m,
    wrap: (config, { folder, root, port }) => `daemon off;
${process.getuid?.() === 0 ? '# The folder of the test belongs to root.\nuser root;\n' : ''}pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  types { text/html html; text/javascript js; application/xml xml; text/plain txt; }
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${config.replace('listen 80;', `listen 127.0.0.1:${port};`).replaceAll('/var/www/docs', root)}
}
`,
    args: (file) => ['-c', file],
  },
  caddy: {
    page: 'caddy.md',
    fence: /^```txt title="Caddyfile"\n([\s\S]+?)^```$/m,
    wrap: (config, { root, port }) =>
      `{\n  admin off\n  auto_https off\n}\n${config
        .replace('docs.example.org {', `http://127.0.0.1:${port} {`)
        .replaceAll('/var/www/docs', root)}`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
}

const isInstalled = (name: string): boolean =>
  spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error === undefined

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/** Start the server; returns its origin once it responds. */
async function start(name: string, host: Host, root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `docs-ssg-${name}-`))
  const port = await freePort()
  const [, config = ''] = host.fence.exec(await readFile(join(manual, host.page), 'utf8')) ?? []
  const file = join(folder, 'config')
  await writeFile(file, host.wrap(config, { folder, root, port }))
  const server: ChildProcess = spawn(name, host.args(file), {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  })
  onTestFinished(async () => {
    const ended = once(server, 'exit')
    if (server.exitCode === null && server.kill()) await ended
    await rm(folder, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${port}`
  await expect.poll(async () => fetch(origin).then(({ status }) => status, String)).toBe(200)
  return origin
}

describe.each(Object.entries(hosts))('the page about %s', (name, host) => {
  it.skipIf(!isInstalled(name))('shows a config that serves a site as the page says', async () => {
    const text = await readFile(join(manual, host.page), 'utf8')
    const [, config = ''] = /^```ts title="site.config.ts"\n([\s\S]+?)^```$/m.exec(text) ?? []
    const { siteDir } = await builtSite({
      'site.config.ts': config,
      'docs/index.md': '# Home\n\n[Install](./guide/install.md)\n',
      'docs/guide/install.md': '# Install\n',
    })
    const root = join(siteDir, 'build')
    const origin = await start(name, host, root)
    const get = (path: string): Promise<Response> => fetch(origin + path, { redirect: 'manual' })

    for (const path of ['/', '/guide/install']) {
      const page = await get(path)
      expect([path, page.status]).toEqual([path, 200])
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
      expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(page.headers.get('cache-control')).toBe('no-cache')
    }
    const missing = await get('/missing')
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining('Page not found'),
    ])
    const hidden = name === 'nginx' ? '/nginx-headers.conf' : '/headers.caddy'
    for (const path of [
      '/_headers',
      '/_redirects',
      '/.nojekyll',
      '/.docs-ssg-manifest.json',
      hidden,
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    const [script = ''] = (await readdir(join(root, 'assets'))).filter((file) =>
      file.startsWith('client-'),
    )
    const asset = await get(`/assets/${script}`)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})
