// Starts a real web server with the config that its page of the manual shows.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './site-of.ts'

/** The pages about hosts. */
export const manual = join(import.meta.dirname, '../../docs/content/hosts')

/** How to start a server with the config that its page of the manual shows. */
export interface Host {
  readonly page: string
  readonly fence: RegExp
  /** The config of the page, with the port and the folder of the test. */
  readonly wrap: (config: string, at: { folder: string; root: string; port: number }) => string
  readonly args: (file: string) => readonly string[]
}

/** By the name of the program. */
export const hosts: Readonly<Record<string, Host>> = {
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

/** True if the program can be started here. */
export const isInstalled = (name: string): boolean =>
  spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error === undefined

/** Start the server; returns its origin once it responds. */
export async function startHost(name: string, host: Host, root: string): Promise<string> {
  const folder = await temporaryFolder()
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
