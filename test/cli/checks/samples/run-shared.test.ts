import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { bundleTasks } from '../../../../cli/checks/samples/bundle-tasks.ts'
import { prepareShared } from '../../../../cli/checks/samples/run-shared.ts'

const workDir = await mkdtemp(join(process.cwd(), 'node_modules', '.shared-test-'))
/** Lets everything through. */
const guard = { name: 'none', setup: () => undefined }
afterAll(() => rm(workDir, { recursive: true, force: true }))

/** Text of a sample, and what its page says it prints. */
type Sample = readonly [text: string, expected: string]

/**
 * What shared threads settle of samples: the text printed, `failed` for one without end, undefined
 * for all others.
 */
async function settle(samples: readonly Sample[], timeLimit = 20_000) {
  const folder = await mkdtemp(join(workDir, 'case-'))
  const tasks = samples.map(([, expected], index) => ({
    index,
    entry: join(folder, `${index}.ts`),
    folder,
    expected,
  }))
  for (const { index, entry } of tasks) await writeFile(entry, samples[index]?.[0] ?? '')
  await mkdir(join(folder, 'run'))
  const bundled = await bundleTasks(
    { outdir: join(folder, 'run'), packages: 'external', guard },
    tasks,
    new Map(),
  )
  const limits = { timeLimit, memory: 128 }
  const shared = await prepareShared(join(folder, 'run/shared'), bundled, { limits, guard })
  const results = await shared.run(shared.tasks)
  return tasks.map(({ index }) => {
    const result = results.get(index)
    return result?.kind === 'failed' ? 'failed' : result?.text
  })
}

/** So many of each that every thread runs several. */
const often = (samples: readonly Sample[]) => Array.from({ length: 12 }, () => samples).flat()

describe('prepareShared', () => {
  it('E: gives every sample globals and packages that no other has seen', async () => {
    const spoil = `import { configureStore } from '@reduxjs/toolkit'
Object.assign(globalThis, { leak: 1, fetch: () => 'spoilt' })
Object.assign(configureStore, { leak: 1 })
Object.assign(Array, { leak: 1 })
console.error = console.warn = console.log
fetch.leak = 1
const outside = URL['constructor'][['pro', 'totype'].join('')]
try { outside.leak = 1 } catch {}
try { URL.leak = 1 } catch {}
console.warn('spoilt', fetch())`
    const look = `import { configureStore } from '@reduxjs/toolkit'
console.error('not said')
console.log('leak' in globalThis, 'leak' in configureStore, 'leak' in Array, 'leak' in fetch || 'leak' in URL)
console.log(typeof URL, typeof setTimeout, global === globalThis, new Date(0).getHours())`
    const told = 'false false false false\nfunction function true 0'
    const samples = often([
      [spoil, 'spoilt spoilt'],
      [look, told],
    ])
    expect(await settle(samples)).toEqual(samples.map(([, expected]) => expected))
  })

  it('E: waits for what a sample has begun, timers and promises', async () => {
    const text = `setTimeout(() => console.log('late'), 30)
await new Promise((resolve) => setTimeout(resolve, 5))
console.log('early')`
    expect(await settle([[text, 'early\nlate']])).toEqual(['early\nlate'])
  })

  it('E: settles nothing that is unexpected, and what runs around it', async () => {
    const unexpected: readonly Sample[] = [
      ["console.log('other')", 'expected'],
      ["console.log('said')\nthrow new Error('no luck')", 'said'],
      ["console.log('said')\nvoid Promise.reject(new Error('late'))", 'said'],
      ["console.log('said')\nsetTimeout(() => { throw new Error('late') }, 5)", 'said'],
      ["console.log('said')\nawait new Promise(() => {})", 'said'],
      ['const all = []\nfor (;;) all.push([1, 2, 3])', ''],
      ["import { nothing } from '@reduxjs/toolkit'\nconsole.log(nothing)", 'undefined'],
    ]
    const samples = unexpected.flatMap((sample) => [sample, ['console.log(1)', '1'] as const])
    expect(await settle(samples)).toEqual(unexpected.flatMap(() => [undefined, '1']))
  })

  it('E: runs samples that reach the process, Node or CommonJS in separate threads', async () => {
    const samples: readonly Sample[] = [
      ["process.env.LEAK = '1'", ''],
      ['Response.prototype.text = async () => ""', ''],
      ["import { sep } from 'node:path'\nconsole.log(typeof sep)", 'string'],
      ["import { useState } from 'react'\nconsole.log(typeof useState)", 'function'],
      ["import { Provider } from 'react-redux'\nconsole.log(typeof Provider)", 'function'],
      ["console.log(typeof (await import('redux')))", 'object'],
    ]
    expect(await settle(samples)).toEqual(samples.map(() => undefined))
  })

  it('E: ends a sample without end, once', async () => {
    const samples: readonly Sample[] = [
      ['for (;;);', ''],
      ['setInterval(() => {}, 10)', ''],
      ['console.log(1)', '1'],
    ]
    expect(await settle(samples, 3000)).toEqual(['failed', 'failed', '1'])
  })
})
