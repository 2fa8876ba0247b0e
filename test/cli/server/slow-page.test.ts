import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const config = `export default { title: 'A', markdown: { remarkPlugins: [() => (tree, file) => {
  if (!file.path.endsWith('slow.md') || !String(file).includes('endless')) return
  console.log('busy')
  for (;;) {}
}] } }
`

/** The milliseconds until a page is read, and its text. */
async function read(url: string): Promise<{ text: string; milliseconds: number }> {
  const start = performance.now()
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) })
  return { text: await response.text(), milliseconds: performance.now() - start }
}

/** What an open page receives first: the errors of the site. */
async function readState(url: string): Promise<string> {
  const controller = new AbortController()
  const { body } = await fetch(`${url}__docs-ssg/events`, { signal: controller.signal })
  const first = await body?.getReader().read()
  controller.abort()
  return Buffer.from(first?.value ?? []).toString('utf8')
}

it('P13: `serve` answers readers while a page is compiled that never ends, and reports the page', async () => {
  const siteDir = await siteOf({
    'site.config.ts': config,
    'docs/index.md': '# Home\n\nSound text.\n',
    'docs/slow.md': '# Slow\n',
  })
  const slow = join(siteDir, 'docs/slow.md')
  let output = ''
  let milliseconds = Infinity
  let failure: unknown
  const visit = async (url: string): Promise<void> => {
    writeFileSync(slow, '# Slow\n\nendless\n')
    await expect.poll(() => output).toContain('busy')
    const home = await read(url)
    expect(home.text).toContain('Sound text.')
    milliseconds = home.milliseconds
    await expect.poll(() => readState(url)).toContain('work-stopped')
    expect((await read(url)).text).toContain('Sound text.')
    writeFileSync(slow, '# Slow\n\nrepaired\n')
    await expect.poll(async () => (await read(`${url}slow/`)).text).toContain('repaired')
  }
  const { exitCode, stderr } = await runCli(
    ['serve', siteDir, '--port', '0', '--time-limit', '3'],
    {
      onOutput: (text, pid) => {
        output += text
        const url = /http:\/\/\S+/.exec(text)?.[0]
        if (url === undefined) return
        void visit(url)
          .catch((error: unknown) => {
            failure = error
          })
          .finally(() => process.kill(pid, 'SIGINT'))
      },
    },
  )
  expect(failure).toBeUndefined()
  // Without a thread of its own, the page would block the server for three seconds and more.
  expect(milliseconds).toBeLessThan(2500)
  expect(stderr).toContain('docs/slow.md:1:1  error  work-stopped\n')
  expect(exitCode).toBe(130)
})

it('P13: `serve` survives a config that ends the process or never ends, and recovers', async () => {
  const siteDir = await siteOf({
    'site.config.ts': "export default { title: 'First' }\n",
    'docs/index.md': '# Home\n',
  })
  const file = join(siteDir, 'site.config.ts')
  const steps = [
    ['process.exit(0)\nexport default {}\n', 'called `process.exit(0)`'],
    ['for (;;) {}\nexport default {}\n', 'took longer than 1 second'],
    ['await new Promise(() => {})\nexport default {}\n', 'a promise that never resolves'],
    ["export default { title: 'Last' }\n", '"error":null'],
  ] as const
  let title = ''
  const { exitCode, stderr } = await runCli(
    ['serve', siteDir, '--port', '0', '--time-limit', '1'],
    {
      onOutput: (text, pid) => {
        const url = /http:\/\/\S+/.exec(text)?.[0]
        if (url === undefined) return
        void (async () => {
          for (const [code, message] of steps) {
            writeFileSync(file, code)
            await expect.poll(() => readState(url)).toContain(message)
          }
          title = /<title>([^<]*)/.exec((await read(url)).text)?.[1] ?? ''
        })()
          .catch((error: unknown) => {
            title = String(error)
          })
          .finally(() => process.kill(pid, 'SIGTERM'))
      },
    },
  )
  expect(stderr).toContain('`site.config.ts` called `process.exit(0)`')
  expect(stderr).toContain('Loading `site.config.ts` took longer than 1 second')
  expect(stderr).toContain('`site.config.ts` waits for a promise that never resolves')
  expect(title).toContain('Last')
  expect(exitCode).toBe(143)
})
