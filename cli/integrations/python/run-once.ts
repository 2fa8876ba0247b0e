// Runs the command of a config. Several threads of a build load the config, so the first of them runs
// the command and the others wait for its output, which is a file in the cache of the site.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tryReadText } from '../../gate/regular-file.ts'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import { hashOf } from '../../primitives/hash.ts'

/** Milliseconds; hooks have 60 seconds. */
const TIMEOUT = 55_000
const PAUSE = 50

/** The output of a command in the folder of a site, which is run once in a process. Throws if it fails. */
export function runOnce(command: readonly string[], siteDir: string): string {
  const [program, ...args] = command
  if (program === undefined) throw new TypeError('`command` is empty.')
  const folder = join(siteDir, '.docs-ssg', 'python')
  const key = hashOf(JSON.stringify(command))
  const own = join(folder, `${key}-${String(process.pid)}`)
  const output = join(own, 'output.json')
  if (!takeLock(folder, key, own)) return waitFor(output)
  const text = execFileSync(program, args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: TIMEOUT,
  })
  writeSiteFile(siteDir, output, text)
  return text
}

/** True for the first thread of this process. It removes what earlier processes have left. */
function takeLock(folder: string, key: string, own: string): boolean {
  mkdirSync(folder, { recursive: true })
  const others = readdirSync(folder).filter((name) => name.startsWith(`${key}-`))
  try {
    mkdirSync(own)
  } catch {
    return false
  }
  for (const name of others) rmSync(join(folder, name), { recursive: true, force: true })
  return true
}

function waitFor(output: string): string {
  const end = Date.now() + TIMEOUT
  const cell = new Int32Array(new SharedArrayBuffer(4))
  while (Date.now() < end) {
    const text = tryReadText(output)
    if (text !== undefined && text !== '') return text
    Atomics.wait(cell, 0, 0, PAUSE)
  }
  throw new Error('The command had no output after 55 seconds.')
}
