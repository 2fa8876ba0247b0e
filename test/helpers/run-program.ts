import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** A file of an installed package, for example the program that it installs. */
export const installedFile = (name: string, file: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), file)

/** Runs a JavaScript file in a folder, without the settings of the test that calls it. */
export function runProgram(
  file: string,
  args: readonly string[],
  cwd: string,
): { readonly status: number | null; readonly output: string } {
  const env = { PATH: process.env['PATH'], NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd,
    env,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}
