import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { temporaryFolder } from './site-of.ts'

/** The guide about shared caches, whose configuration files the tests use. */
export const sharedCacheGuide = join(
  import.meta.dirname,
  '../../docs/content/guides/shared-cache.md',
)

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined

/** Start nginx as a shared cache, with the server of the guide, on another port and in another folder. */
export async function startNginxCache(port: number): Promise<string> {
  const folder = await temporaryFolder()
  const [, server = ''] =
    /^```nginx title=".+"\n([\s\S]+?)^```$/m.exec(await readFile(sharedCacheGuide, 'utf8')) ?? []
  await mkdir(join(folder, 'cache'))
  const own = server
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/var/cache/docs-ssg', join(folder, 'cache'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  const config = `daemon off;\n${user}pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${own}\n}\n`
  await writeFile(join(folder, 'nginx.conf'), config)
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  onTestFinished(async () => {
    const ended = once(nginx, 'exit')
    if (nginx.exitCode === null && nginx.kill()) await ended
  })
  const origin = `http://127.0.0.1:${port}`
  await expect
    .poll(async () => fetch(`${origin}/docs/ac/none`).then(({ status }) => status, String))
    .toBe(404)
  return origin
}
