import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { cliPath, runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const isWindows = process.platform === 'win32'

/** Code in a thread that the config starts and never ends. */
const inThread = (code: string): string =>
  `const { Worker } = await import('node:worker_threads')
const started = new Worker(${JSON.stringify(`require('node:worker_threads').parentPort.postMessage('');${code}`)}, { eval: true })
await new Promise((resolve) => started.once('message', resolve))`
/** Opening it waits for another program. */
const fifo = "const { execSync } = await import('node:child_process')\nexecSync('mkfifo pipe')\n"

/** Work that takes minutes, or has no end, and that the config starts without waiting for it. */
const nativeWork: Readonly<Record<string, string>> = {
  pbkdf2: `const { pbkdf2 } = await import('node:crypto')
pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => {})`,
  scrypt: `const { scrypt } = await import('node:crypto')
scrypt('a', 'b', 64, { N: 2 ** 14, p: 20_000, maxmem: 2 ** 40 }, () => {})`,
  'Web Crypto': `const key = await crypto.subtle.importKey('raw', new Uint8Array(8), 'PBKDF2', false, ['deriveBits'])
void crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-512', salt: new Uint8Array(8), iterations: 2 ** 31 - 1 }, key, 512)`,
  'eight times pbkdf2': `const { pbkdf2 } = await import('node:crypto')
for (let i = 0; i < 8; i++) pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => {})`,
  'six long primes': `const { generatePrime } = await import('node:crypto')
for (let i = 0; i < 6; i++) generatePrime(20_000, { safe: true }, () => {})`,
  'a thread that waits for memory': inThread(
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
  ),
  'a thread in a loop': inThread('for (;;) {}'),
  ...(!isWindows && {
    'a thread in `execSync`': inThread("require('node:child_process').execSync('sleep 60')"),
    'a thread that reads a pipe': fifo + inThread("require('node:fs').readFileSync('pipe')"),
    'a pipe that nothing writes to': `${fifo}const { readFile } = await import('node:fs')
readFile('pipe', () => {})`,
    'more pipes than the thread pool has threads': `${fifo}const { open } = await import('node:fs')
for (let i = 0; i < 6; i++) open('pipe', () => {})`,
    'a program': `const { spawn } = await import('node:child_process')
spawn('sleep', ['60'], { stdio: 'ignore' })`,
  }),
}

const ends = [
  { exitCode: 0, of: 'a sound site', page: '# A\n\nText.\n', option: "title: 'A'" },
  { exitCode: 1, of: 'a broken link', page: '# A\n\n[gone](./gone.md)\n', option: "title: 'A'" },
  { exitCode: 2, of: 'a wrong option', page: '# A\n\nText.\n', option: 'title: 5' },
] as const
const table = Object.entries(nativeWork).flatMap(([work, code]) =>
  ends.map((end) => ({ ...end, work, code })),
)

describe('a finished command ends with its own exit code', () => {
  // Would wait for minutes, or end by a signal, with an exit code of null.
  it.each(table)('$exitCode for $of, while native work runs: $work', async (row) => {
    const { exitCode, page, option, code } = row
    const siteDir = await siteOf({
      'docs/index.md': page,
      'site.config.ts': `${code}\nexport default { ${option} }\n`,
    })
    const run = await runCli(['build', siteDir], { cwd: siteDir })
    expect(run.exitCode, run.stderr).toBe(exitCode)
    if (exitCode === 0) expect(run.stdout).toMatch(/^Built 3 pages/m)
    else expect(run.stderr).toMatch(exitCode === 1 ? 'broken-link' : 'config error')
  })
})

/** A site with more findings than a pipe holds. */
async function brokenSite(): Promise<string> {
  const links = Array.from({ length: 600 }, (_, index) => `[gone](./gone-${index}.md)`)
  return siteOf({
    'docs/index.md': `# A\n\n${links.join('\n\n')}\n`,
    // Code, so that versions of Node that need a second process use one.
    'site.config.ts': "const title = 'A'\nexport default { title }\n",
  })
}

function startCheck(siteDir: string) {
  const { VITEST: _, FORCE_COLOR: __, ...inherited } = process.env
  return spawn(process.execPath, [cliPath, 'check', siteDir, '--all-findings'], {
    env: { ...inherited, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

describe('a program that reads what a command prints', () => {
  it('a slow reader gets all of it', async () => {
    const child = startCheck(await brokenSite())
    const closed = once(child, 'close')
    await once(child.stdout, 'readable')
    const chunks: string[] = []
    for await (const chunk of child.stdout) {
      chunks.push(String(chunk))
      // The slowness of the reader is what the test is about.
      await delay(100)
    }
    expect(await closed).toEqual([1, null])
    expect(chunks.join('').match(/error {2}broken-link/g)).toHaveLength(600)
    expect(chunks.join('')).toMatch(/600 errors/)
  })

  it('a reader that leaves early changes no exit code', async () => {
    const child = startCheck(await brokenSite())
    const closed = once(child, 'close')
    await once(child.stdout, 'readable')
    child.stdout.destroy()
    expect(await closed).toEqual([1, null])
  })
})

describe.skipIf(isWindows)('a command that runs in a second process', () => {
  const looping = {
    'docs/index.md': '# A\n',
    'site.config.ts': "console.log('reached')\nfor (;;) {}\n",
  }

  it.each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('is interrupted once by %s for both', async (signal, exitCode) => {
    const child = spawn(process.execPath, [cliPath, 'build', await siteOf(looping)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const closed = once(child, 'close')
    const errors: string[] = []
    child.stderr.on('data', (text) => errors.push(String(text)))
    await once(child.stdout, 'data')
    // As a terminal does.
    process.kill(-(child.pid ?? Number.NaN), signal)
    expect(await closed).toEqual([exitCode, null])
    expect(errors.join('')).toBe('docs-ssg: interrupted\n')
  })

  it('ends when the first process is killed', async () => {
    const child = spawn(process.execPath, [cliPath, 'build', await siteOf(looping)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    // The pipe closes when both have ended; the loop in the config has no end.
    expect(await once(child.stdout, 'close')).toEqual([false])
  })
})
