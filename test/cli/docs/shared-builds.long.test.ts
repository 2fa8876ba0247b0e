import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { hasNginx, sharedCacheGuide, startNginxCache } from '../../helpers/nginx-cache.ts'
import { cliPath, runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

const run = promisify(execFile)
const pageCount = 4000

const pages = Object.fromEntries(
  Array.from({ length: pageCount }, (_, index) => [
    `docs/part-${Math.floor(index / 40)}/page-${index}.md`,
    `# Page ${index}\n\nA *paragraph* with \`code\`.\n\n## More\n\n- one\n- two\n`,
  ]),
)
const config = (more = ''): string => `export default { url: 'https://example.com', ${more} }`

/** How many pages a build of the whole site has to compile. */
async function countCompiled(cwd: string): Promise<number> {
  const { stdout, stderr } = await runCli(['build', '--shard', '1/1'], { cwd })
  expect(stderr).toBe('')
  return Number(/(\d[\d,]*) pages? had to be compiled/.exec(stdout)?.[1]?.replaceAll(',', ''))
}

it.runIf(hasNginx)('compiles 4,000 pages in two jobs, and none in the last one', async () => {
  const origin = await startNginxCache(20_000 + (process.pid % 20_000))
  const remote = `cache: { remote: { url: '${origin}/docs' } }`
  const workingCopy = () => siteOf({ ...pages, 'site.config.mjs': config(remote) })
  const jobs = ['1/2', '2/2'].map(async (part) => {
    const cwd = await workingCopy()
    return runCli(['build', '--shard', part], { cwd })
  })
  for (const { stdout, stderr, exitCode } of await Promise.all(jobs)) {
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 })
    expect(stdout).toContain('has 2,000 pages; 2,000 pages had to be compiled')
  }
  const last = await workingCopy()
  expect(await countCompiled(last)).toBe(0)
  expect(await runCli(['build'], { cwd: last })).toMatchObject({ exitCode: 0, stderr: '' })
  const alone = await siteOf({ ...pages, 'site.config.mjs': config() })
  expect(await runCli(['build'], { cwd: alone })).toMatchObject({ exitCode: 0 })
  expect(hashTree(join(last, 'build'))).toEqual(hashTree(join(alone, 'build')))
})

/** turbo and a server for it, from npm. */
async function installTurbo(): Promise<{
  readonly turbo: string
  readonly env: NodeJS.ProcessEnv
}> {
  const folder = await temporaryFolder()
  const packages = ['turbo@2', 'turborepo-remote-cache@2']
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...packages])
  const port = 20_000 + ((process.pid + 1) % 20_000)
  const bin = join(folder, 'node_modules/.bin')
  const server = spawn(join(bin, 'turborepo-remote-cache'), {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      TURBO_TOKEN: 'secret',
      STORAGE_PROVIDER: 'local',
      STORAGE_PATH: join(folder, 'store'),
    },
  })
  onTestFinished(async () => {
    const ended = once(server, 'exit')
    if (server.exitCode === null && server.kill()) await ended
  })
  const api = `http://127.0.0.1:${port}`
  await expect
    .poll(async () =>
      fetch(`${api}/v8/artifacts/status`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  const env = {
    ...process.env,
    TURBO_API: api,
    TURBO_TOKEN: 'secret',
    TURBO_TEAM: 'team_docs',
    TURBO_TELEMETRY_DISABLED: '1',
  }
  return { turbo: join(bin, 'turbo'), env }
}

it('gets 4,000 pages from Turborepo’s cache, as the guide configures it', async () => {
  const { turbo, env } = await installTurbo()
  const [, turboJson = ''] =
    /^```json title="turbo.json"\n([\s\S]+?)^```$/m.exec(
      await readFile(sharedCacheGuide, 'utf8'),
    ) ?? []
  const workingCopy = async (): Promise<string> => {
    const cwd = await siteOf({
      ...pages,
      'site.config.mjs': config(),
      'turbo.json': turboJson,
      'package.json': JSON.stringify({
        name: 'docs',
        private: true,
        packageManager: 'npm@10.0.0',
        scripts: { build: 'docs-ssg build' },
      }),
      'package-lock.json': JSON.stringify({ name: 'docs', lockfileVersion: 3, packages: {} }),
    })
    await mkdir(join(cwd, 'node_modules/.bin'), { recursive: true })
    await symlink(cliPath, join(cwd, 'node_modules/.bin/docs-ssg'))
    return cwd
  }
  const build = (cwd: string) => run(turbo, ['run', 'build'], { cwd, env })
  const first = await workingCopy()
  expect((await build(first)).stdout).toContain('0 cached, 1 total')
  const second = await workingCopy()
  expect((await build(second)).stdout).toContain('1 cached, 1 total')
  expect(hashTree(join(second, 'build'))).toEqual(hashTree(join(first, 'build')))
  expect(await countCompiled(second)).toBe(0)
  await appendFile(join(second, 'docs/part-1/page-40.md'), '\nEdited.\n')
  expect(await countCompiled(second)).toBe(1)
})
