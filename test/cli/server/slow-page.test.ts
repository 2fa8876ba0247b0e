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

it('P13: `serve` survives a config that ends the process or never ends, and recovers', async () => {
  const sound = {
    'site.config.ts': "export default { title: 'First' }\n",
    'docs/index.md': '# Home\n',
  }
  const siteDir = await siteOf(sound)
  const limit = await timeLimitFor(sound)
  const file = join(siteDir, 'site.config.ts')
  const steps = [
    ['process.exit(0)\nexport default {}\n', 'called `process.exit(0)`'],
    ['for (;;) {}\nexport default {}\n', `took longer than ${limit} second`],
    ['await new Promise(() => {})\nexport default {}\n', 'a promise that never resolves'],
    ["export default { title: 'Last' }\n", '"error":null'],
  ] as const
  let title = ''
  const { exitCode, stderr } = await runCli(
    ['serve', siteDir, '--port', '0', '--time-limit', limit],
    {
      onOutput: (text, pid) => {
        const url = /http:\/\/\S+/.exec(text)?.[0]
        if (url === undefined) return
        void (async () => {
          for (const [code, message] of steps) {
            writeFileSync(file, code)
            await expect.poll(() => readState(url)).toContain(message)
          }
          title = /<title>([^<]*)/.exec(await read(url))?.[1] ?? ''
        })()
          .catch((error: unknown) => {
            title = String(error)
          })
          .finally(() => process.kill(pid, 'SIGTERM'))
      },
    },
  )
  expect(stderr).toContain('`site.config.ts` called `process.exit(0)`')
  expect(stderr).toContain(`Loading \`site.config.ts\` took longer than ${limit} second`)
  expect(stderr).toContain('`site.config.ts` waits for a promise that never resolves')
  expect(title).toContain('Last')
  expect(exitCode).toBe(143)
})
