import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type CliRun, runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { timeLimitFor } from '../../helpers/time-limit.ts'

/** The page `slow.md` keeps its thread busy: for good, or until there is a file `go`. */
const config = `export default { title: 'A', markdown: { remarkPlugins: [() => (tree, file) => {
  if (!file.path.endsWith('slow.md')) return
  const isEndless = String(file).includes('endless')
  if (!isEndless && !String(file).includes('until')) return
  console.log('busy')
  while (isEndless || !process.getBuiltinModule('node:fs').existsSync('go'));
}] } }
`
const files = {
  'site.config.ts': config,
  'docs/index.md': '# Home\n\nSound text.\n',
  'docs/slow.md': '# Slow\n',
}

const read = async (url: string): Promise<string> =>
  (await fetch(url, { signal: AbortSignal.timeout(60_000) })).text()

/** What an open page receives first: the errors of the site. */
async function readState(url: string): Promise<string> {
  const controller = new AbortController()
  const { body } = await fetch(`${url}__docs-ssg/events`, { signal: controller.signal })
  const first = await body?.getReader().read()
  controller.abort()
  return Buffer.from(first?.value ?? []).toString('utf8')
}

/** Start `serve`, visit it, and interrupt it. */
async function serveFor(
  siteDir: string,
  limit: string,
  visit: (url: string, output: () => string) => Promise<void>,
): Promise<CliRun> {
  let output = ''
  let failure: unknown
  const run = await runCli(['serve', siteDir, '--port', '0', '--time-limit', limit], {
    cwd: siteDir,
    onOutput: (text, pid) => {
      output += text
      const url = /http:\/\/\S+/.exec(text)?.[0]
      if (url === undefined) return
      void visit(url, () => output)
        .catch((error: unknown) => {
          failure = error
        })
        .finally(() => process.kill(pid, 'SIGINT'))
    },
  })
  expect(failure).toBeUndefined()
  expect(run.exitCode).toBe(130)
  return run
}

it('P13: `serve` answers readers while a page is compiled', async () => {
  const siteDir = await siteOf(files)
  const slow = join(siteDir, 'docs/slow.md')
  // Without a thread of its own, the page would block the server until the test has had its answer.
  await serveFor(siteDir, '600', async (url, output) => {
    writeFileSync(slow, '# Slow\n\nuntil then\n')
    await expect.poll(output).toContain('busy')
    expect(await read(url)).toContain('Sound text.')
    writeFileSync(join(siteDir, 'go'), '')
    await expect.poll(() => read(`${url}slow/`)).toContain('until then')
  })
})

it('P13: `serve` reports a page that is compiled without end, answers readers, and recovers', async () => {
  const siteDir = await siteOf(files)
  const slow = join(siteDir, 'docs/slow.md')
  const { stderr } = await serveFor(siteDir, await timeLimitFor(files), async (url, output) => {
    writeFileSync(slow, '# Slow\n\nendless\n')
    await expect.poll(output).toContain('busy')
    await expect.poll(() => readState(url)).toContain('work-stopped')
    expect(await read(url)).toContain('Sound text.')
    writeFileSync(slow, '# Slow\n\nrepaired\n')
    await expect.poll(() => read(`${url}slow/`)).toContain('repaired')
  })
  expect(stderr).toContain('docs/slow.md:1:1  error  work-stopped\n')
})

/** Code of a config, and what an open page is told of it. */
const stops: readonly (readonly [what: string, code: string, told: (limit: string) => string])[] = [
  ['ends the process', 'process.exit(0)', () => 'called `process.exit(0)`'],
  ['never ends', 'for (;;) {}', (limit) => `took longer than ${limit} second`],
  ['waits without an end', 'await new Promise(() => {})', () => 'a promise that never resolves'],
]

it.each(stops)('P13: `serve` survives a config that %s, and recovers', async (_, code, told) => {
  const sound = {
    'site.config.ts': "export default { title: 'First' }\n",
    'docs/index.md': '# Home\n',
  }
  const siteDir = await siteOf(sound)
  const file = join(siteDir, 'site.config.ts')
  const limit = await timeLimitFor(sound)
  const { stderr } = await serveFor(siteDir, limit, async (url) => {
    writeFileSync(file, `${code}\nexport default {}\n`)
    await expect.poll(() => readState(url)).toContain(told(limit))
    writeFileSync(file, "export default { title: 'Last' }\n")
    await expect.poll(() => readState(url)).toContain('"error":null')
    expect(await read(url)).toMatch(/<title>[^<]*Last/)
  })
  expect(stderr).toContain(told(limit))
})
