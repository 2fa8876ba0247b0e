import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { isRunning } from '../../../cli/gate/is-running.ts'
import { patience } from '../../helpers/patience.ts'
import { cliPath } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const platform = `@typescript/typescript-${process.platform}-${process.arch}`
const manifest = (name: string, version: string): string => JSON.stringify({ name, version })
/** Tells its number, and runs for longer than any test. */
const endless = (path: string): string =>
  `#!/usr/bin/env node\nrequire('node:fs').writeFileSync(${JSON.stringify(path)}, String(process.pid))\nsetInterval(() => {}, 1000)\nfor (;;);\n`

const compilers = {
  'a compiler in JavaScript': {
    version: '5.9.3',
    file: 'node_modules/typescript/bin/tsc',
    packages: {},
  },
  'a native compiler': {
    version: '7.0.0',
    file: `node_modules/${platform}/lib/tsc`,
    packages: { [`node_modules/${platform}/package.json`]: manifest(platform, '7.0.0') },
  },
}
const signals = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const
const cases = Object.entries(compilers).flatMap(([name, compiler]) =>
  signals.map((signal) => [name, signal, compiler] as const),
)

it.skipIf(process.platform === 'win32').each(cases)(
  '%s ends with the command that %s ends',
  async (_name, signal, { version, file, packages }) => {
    const siteDir = await siteOf({
      'docs/index.md': '# A\n\n```ts\nconst a = 1\n```\n',
      'site.config.ts': 'export default { checks: { samples: true } }\n',
      'node_modules/typescript/package.json': manifest('typescript', version),
      'node_modules/typescript/bin/tsc': '',
      ...packages,
      [file]: '',
    })
    const told = join(siteDir, 'pid.txt')
    await writeProgram(join(siteDir, file), endless(told))
    const command = spawn(process.execPath, [cliPath, 'check', siteDir], { stdio: 'ignore' })
    const closed = once(command, 'close')
    const pid = await vi.waitFor(async () => {
      const text = await readFile(told, 'utf8')
      expect(text).toMatch(/^\d+$/)
      return Number(text)
    }, waiting)
    expect(isRunning(pid)).toBe(true)
    command.kill(signal)
    await closed
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), waiting)
  },
)

const waiting = { timeout: patience, interval: 50 }

async function writeProgram(path: string, text: string): Promise<void> {
  await writeFile(path, text)
  await chmod(path, 0o755)
}
