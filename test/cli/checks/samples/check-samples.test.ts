import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startSamples } from '../../../../cli/checks/samples/check-samples.ts'
import { createGate } from '../../../../cli/gate/create-gate.ts'
import { toWorkFolder } from '../../../../cli/gate/work-folder.ts'
import { createSamples } from '../../../../cli/samples/sample-files.ts'
import { memoryCache } from '../../../helpers/memory-cache.ts'
import type { Fence } from '../../../../cli/model/page.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'

const siteDir = process.cwd()
const folder = await mkdtemp(join(siteDir, 'node_modules', '.samples-test-'))
const workDir = toWorkFolder(folder, 'samples')
const gate = createGate(siteDir, { folders: [], allowedPaths: [], allowedDotFiles: [] })
afterAll(() => rm(folder, { recursive: true, force: true }))

const page = 'docs/a.md' as ContentPath
const fence = (line: number, value: string, meta = '', lang = 'ts'): Fence => ({
  lang,
  meta,
  value,
  line,
  indent: 0,
})

async function check(fences: Fence[], cache = memoryCache()) {
  const finish = await startSamples({
    siteDir,
    gate,
    workDir,
    samples: createSamples(page, fences),
    cache,
    keyOf: (sample) => JSON.stringify(sample.files),
  })
  return finish()
}

describe('checkSamples', () => {
  it('E: finds exactly the sample that does not compile, at the line and column of the Markdown', async () => {
    const cache = memoryCache()
    const fences = [
      fence(
        5,
        "import { configureStore } from '@reduxjs/toolkit'\nconfigureStore({ reducer: {} })",
      ),
      fence(
        20,
        "import { createSlice } from '@reduxjs/toolkit'\ncreateSlice({ name: 1, initialState: 0, reducers: {} })",
      ),
      fence(30, 'const n: number = "text"', 'expectError=2322'),
      fence(40, 'const fine = 1', 'expectError=2322'),
      fence(50, 'const broken: = 1', 'noCheck="shows a syntax error"'),
      fence(60, 'const broken: = 1', 'noCheck'),
      // A signature in an API reference.
      fence(70, 'const n: number = "text"', 'noCheck="generated from a declaration"'),
    ]
    const first = await check(fences, cache)
    expect(first.diagnostics.map(({ rule, place }) => [rule, place?.line, place?.column])).toEqual([
      ['sample-no-reason', 60, 1],
      ['sample-type-error', 22, 15],
      ['sample-expected-error', 40, 1],
    ])
    expect(first.counts).toEqual({ checked: 4, run: 0, optedOut: 2, cached: 0, unchecked: 0 })
    const second = await check(fences, cache)
    expect(second.diagnostics).toEqual(first.diagnostics)
    expect(second.counts.cached).toBe(4)
  })

  it('E: checks plain JavaScript without asking for annotations', async () => {
    const { diagnostics } = await check([
      fence(3, 'function f(a) { return a.b }\nf({ b: 1 }).c.d\nMath.flor(1)', '', 'js'),
    ])
    expect(diagnostics.map(({ place }) => place?.line)).toEqual([6])
  })

  it('E: runs no sample that does not compile, also if only a copied file has the error', async () => {
    const broken = "const n: number = 'text'\nthrow new Error('it ran')"
    const { diagnostics } = await check([
      fence(5, broken, 'run'),
      fence(15, broken, 'run expectError=2322'),
      fence(25, `export ${broken}`, 'title="a.ts"'),
      fence(35, "import './a'", 'run'),
    ])
    expect(diagnostics.map(({ rule, place }) => [rule, place?.line])).toEqual([
      ['sample-type-error', 6],
      ['sample-run-failed', 15],
      ['sample-type-error', 26],
    ])
  })

  it.each([
    ['a file outside the site', "import '/etc/hostname'", 'A sample can’t import a file'],
    ['a missing package', "import 'missing-package'", 'Could not resolve "missing-package"'],
    ['a missing file', "import './gone.json'", 'Could not resolve "./gone.json"'],
  ])('names the line of the page, and no folder of the run: %s', async (_, code, text) => {
    const { diagnostics } = await check([fence(5, `// @ts-ignore\n${code}`, 'run')])
    const [found] = diagnostics.filter(({ rule }) => rule === 'sample-run-failed')
    expect(found?.message).toContain(`The sample fails when it runs: ${text}`)
    expect(found?.message).not.toMatch(/plugin|samples-|sample-0|ts\/0/)
    expect([found?.place?.line, found?.place?.column]).toEqual([7, 8])
  })

  it('E: says at the fence that a sample prints or throws too much, in a short message', async () => {
    const samples = [
      "console.log('a'.repeat(2e6))",
      "console.log('a'.repeat(9e5))",
      "for (let i = 0; i < 1e5; i++) console.log('line', i)",
      "throw new Error('a'.repeat(3e6))",
      "throw new Error('a '.repeat(1e6))",
      "throw 'a'.repeat(3e6)",
      "process.stdout.write('a'.repeat(3e6))",
    ]
    const { diagnostics } = await check(
      samples.map((text, at) => fence(at * 10 + 5, text, 'run', 'js')),
    )
    expect(diagnostics.map(({ place }) => place?.line)).toEqual(samples.map((_, at) => at * 10 + 5))
    expect(diagnostics.map(({ message }) => message.length > 4100)).not.toContain(true)
  })

  it('E: runs samples and compares what they print', async () => {
    const { diagnostics, counts } = await check([
      fence(
        5,
        "import { createAction } from '@reduxjs/toolkit'\nconsole.log(createAction('a/b')().type)",
        'run',
      ),
      fence(9, 'a/b', 'output', 'text'),
      fence(15, 'console.log(1 + 1)', 'run'),
      fence(18, '3', 'output', 'text'),
      fence(25, "throw new Error('no luck')", 'run'),
    ])
    expect(counts.run).toBe(3)
    expect(diagnostics.map(({ rule, place }) => [rule, place?.line])).toEqual([
      ['sample-output', 15],
      ['sample-run-failed', 25],
    ])
    expect(diagnostics[0]?.message).toContain('`2`')
    expect(diagnostics[1]?.message).toContain('no luck')
  })
})
