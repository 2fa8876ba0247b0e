import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startCacheServer } from '../../helpers/cache-server.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

const pages = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => [`docs/page-${index}.md`, `# Page ${index}\n\nText.\n`]),
)

/** A working copy of the same site; its folder is not shared with the others. */
const workingCopy = (url: string): Promise<string> =>
  siteOf({
    ...pages,
    'docs/index.md': '# Home\n\n[A page](./page-1.md)\n',
    'site.config.ts': `export default { url: 'https://example.com', cache: { remote: { url: '${url}' } } }`,
  })

it('builds a site from the pages that other machines compiled, each a part', async () => {
  const server = await startCacheServer()
  const requests = (method: string) => server.served.filter((one) => one.method === method)
  for (const [part, count] of [
    ['1/2', 5],
    ['2/2', 5],
  ] as const) {
    const cwd = await workingCopy(server.url)
    const { stdout, stderr, exitCode } = await runCli(['build', '--shard', part], { cwd })
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 })
    expect(stdout).toContain(`has ${count} pages; ${count} pages had to be compiled`)
  }
  // Two for each page: what every build needs to know of it, and its large parts.
  expect(server.entries.size).toBe(20)
  const written = requests('PUT').length

  const cwd = await workingCopy(server.url)
  expect(await runCli(['build'], { cwd })).toMatchObject({ exitCode: 0 })
  expect(requests('PUT')).toHaveLength(written)

  const alone = await workingCopy(server.url)
  expect(await runCli(['build', '--no-cache'], { cwd: alone })).toMatchObject({ exitCode: 0 })
  expect(hashTree(join(cwd, 'build'))).toEqual(hashTree(join(alone, 'build')))
})

it('lets a build that isn’t trusted read, and builds without the server', async () => {
  const server = await startCacheServer()
  const env = { DOCS_SSG_CACHE_READ_ONLY: '1' }
  const cwd = await workingCopy(server.url)
  expect(await runCli(['build'], { cwd, env })).toMatchObject({ exitCode: 0 })
  expect(server.served.map(({ method }) => method)).not.toContain('PUT')

  const other = await workingCopy('http://127.0.0.1:1')
  const { exitCode, stdout, stderr } = await runCli(['build', '--strict'], { cwd: other })
  expect(exitCode).toBe(0)
  expect(stdout).toContain('Built')
  expect(stderr).toContain('The shared cache at http://127.0.0.1:1 can’t be used')
})

it('explains which parts there are', async () => {
  const cwd = await workingCopy('http://127.0.0.1:1')
  const { exitCode, stderr } = await runCli(['build', '--shard', '3/2'], { cwd })
  expect(exitCode).toBe(2)
  expect(stderr).toContain('such as 2/4')
})
