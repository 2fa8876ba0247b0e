import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeSamples } from '../../../../cli/checks/samples/compile-samples.ts'
import { prepareRuns } from '../../../../cli/checks/samples/run-samples.ts'
import { toWorkFolder } from '../../../../cli/gate/work-folder.ts'
import { createSamples } from '../../../../cli/samples/sample-files.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'

const folder = await mkdtemp(join(process.cwd(), 'node_modules', '.runs-test-'))
const workDir = toWorkFolder(folder, 'samples')
/** Lets everything through. */
const guard = { name: 'none', setup: () => undefined }
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Run each text as a sample of one page; what came of it, in the same order. */
async function run(texts: readonly string[], limits?: { timeLimit: number; memory: number }) {
  const fences = texts.map((value, line) => ({ lang: 'ts', meta: 'run', value, line, indent: 0 }))
  const samples = createSamples('docs/a.md' as ContentPath, fences)
  await writeSamples(workDir, samples)
  const indexed = samples.map((sample, index) => ({ sample, index }))
  const start = await prepareRuns({ workDir, guard }, indexed, limits)
  const results = await start(new Set(indexed.map(({ index }) => index)))
  return samples.map((_, index) => results.get(index))
}

const printed = (text: string) => ({ kind: 'printed', text })

describe('prepareRuns', () => {
  it('E: keeps samples apart, what one changes the next does not see', async () => {
    const spoil = `import { configureStore } from '@reduxjs/toolkit'
Object.assign(globalThis, { leak: 1 })
Object.assign(configureStore, { leak: 1 })
process.env.LEAK = '1'`
    const look = `import { configureStore } from '@reduxjs/toolkit'
console.log('leak' in globalThis, 'leak' in configureStore, process.env.LEAK)`
    const results = await run([spoil, look, spoil, look])
    expect(results.map((result) => result?.kind)).toEqual(Array(4).fill('printed'))
    expect(results[1]).toEqual(printed('false false undefined'))
    expect(results[3]).toEqual(printed('false false undefined'))
  })

  it('E: gives every sample the same time zone and mode', async () => {
    const look = 'console.log(new Date(0).getHours(), process.env.NODE_ENV)'
    expect(await run([look])).toEqual([printed('0 development')])
  })

  it('E: waits for what a sample has begun, and keeps all it printed', async () => {
    const text = `for (const wait of [30, 10]) setTimeout(() => console.log(wait), wait)
await new Promise((resolve) => setTimeout(resolve, 5))
console.log('x'.repeat(200_000))
process.on('exit', () => console.log('end'))`
    expect(await run([text])).toEqual([printed(`${'x'.repeat(200_000)}\n10\n30\nend`)])
  })

  it('E: does not wait for a timer that is longer than the time limit', async () => {
    const text = `setInterval(() => {}, 30_000)
setTimeout(() => console.log('one minute'), 60_000)
setTimeout(() => console.log('one moment'), 10)`
    expect(await run([text, `${text}\nprocess.exitCode = 0`])).toEqual([
      printed('one moment'),
      printed('one moment'),
    ])
  })

  it.each([
    ['prints without end', "for (;;) console.log('x'.repeat(1000))", 'it prints more than 1 MiB'],
    ['throws', "throw new TypeError('no luck')", 'TypeError: no luck'],
    ['throws no error', "throw 'no luck'", 'it throws no luck'],
    ['leaves a promise rejected', "void Promise.reject(new Error('late'))", 'Error: late'],
    ['exits', 'process.exit(3)', 'it ended with exit code 3'],
    ['ends the process', "process.kill(process.pid, 'SIGKILL')", '`process.kill` is not available'],
    ['has no end', 'setInterval(() => {}, 10)', 'it was still running after 4 seconds'],
    ['computes forever', 'for (;;);', 'it was still running after 4 seconds'],
    ['fills the memory', 'const all = []; for (;;) all.push([1, 2, 3])', 'memory limit'],
    ['is no program', 'const = 1', 'Expected identifier'],
    ['imports what is not there', "import './nowhere.ts'", 'Could not resolve'],
  ])('E: names a sample that %s, and runs those around it', async (_, text, reason) => {
    const results = await run(['console.log(1)', text, 'console.log(2)'], {
      timeLimit: reason.includes('still running') ? 4000 : 20_000,
      memory: 64,
    })
    expect(results[0]).toEqual(printed('1'))
    expect(results[1]).toMatchObject({ kind: 'failed', reason: expect.stringContaining(reason) })
    expect(results[2]).toEqual(printed('2'))
  })
})
