import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'

const guide = join(import.meta.dirname, '../../../docs/content/guides/shared-cache.md')
const isInstalled = spawnSync('nginx', ['-v']).error === undefined

/** Start nginx with the server of the guide, on another port and in another folder. */
async function startNginx(port: number): Promise<string> {
  const folder = await temporaryFolder()
  const [, server = ''] =
    /^```nginx title=".+"\n([\s\S]+?)^```$/m.exec(await readFile(guide, 'utf8')) ?? []
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
    .poll(async () => fetch(`${origin}/docs/ac/none`).then(({ status }) => status, String), {
      timeout: 20_000,
    })
    .toBe(404)
  return origin
}

it.runIf(isInstalled)('shares pages through nginx as the guide configures it', async () => {
  const origin = await startNginx(20_000 + (process.pid % 20_000))
  const workingCopy = () =>
    siteOf({
      'docs/index.md': '# Home\n\n[Next](./next.md)\n',
      'docs/next.md': '# Next\n',
      'site.config.ts': `export default { url: 'https://example.com', cache: { remote: { url: '${origin}/docs' } } }`,
    })
  const shard = (cwd: string) => runCli(['build', '--shard', '1/1'], { cwd })
  expect((await shard(await workingCopy())).stdout).toContain('2 of them were compiled')
  const { stdout, stderr } = await shard(await workingCopy())
  expect(stderr).toBe('')
  expect(stdout).toContain('0 of them were compiled')
})
