import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const table = {
  'a page': { fifo: 'docs/a.md', text: '', exitCode: 0 },
  'an image': { fifo: 'docs/x.png', text: '![x](./x.png)', exitCode: 1 },
  'included code': { fifo: 'docs/a.ts', text: '```ts file=./a.ts\n```', exitCode: 1 },
  'a static file': { fifo: 'static/a.txt', text: '', exitCode: 0 },
} as const

// Opening a FIFO waits for a program that writes to it.
it.skipIf(process.platform === 'win32').each(Object.entries(table))(
  'a FIFO in the place of %s does not block a build',
  async (_, { fifo, text, exitCode }) => {
    const siteDir = await siteOf({ 'docs/index.md': `# A\n\n${text}\n`, 'static/b.txt': '' })
    expect(spawnSync('mkfifo', [join(siteDir, fifo)]).status).toBe(0)
    const run = await runCli(['build', siteDir])
    expect(run.exitCode, run.stderr).toBe(exitCode)
  },
)
