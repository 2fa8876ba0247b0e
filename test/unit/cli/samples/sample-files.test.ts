import { describe, expect, it } from 'vitest'
import { createSamples } from '../../../../cli/samples/sample-files.ts'
import type { Fence } from '../../../../cli/model/page.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'

const page = 'docs/a.md' as ContentPath
const fence = (value: string, meta = '', line = 10, lang = 'ts'): Fence => ({
  lang,
  meta,
  value,
  line,
  indent: 0,
})

describe('createSamples', () => {
  it('E: makes a module of a plain fence, whose first line is the one after the fence', () => {
    const [sample] = createSamples(page, [fence('const a = 1')])
    expect(sample?.files).toEqual([{ name: 'sample-0.ts', text: 'const a = 1\n', line: 11 }])
  })

  it('E: splits a fence at its file lines and keeps the line of each part', () => {
    const [sample] = createSamples(page, [
      fence('// file: a.ts noEmit\nexport const a = 1\n// file: b.ts\nimport { a } from "./a"'),
    ])
    expect(sample?.files.map(({ name, line }) => [name, line])).toEqual([
      ['a.ts', 12],
      ['b.ts', 14],
    ])
  })

  it('E: gives a fence the titled files of earlier fences that it imports, and what these import', () => {
    const samples = createSamples(page, [
      fence('export const deep = 1', 'title="lib/deep.ts"'),
      fence("export * from './deep'", 'title="lib/top.ts"'),
      fence('export const other = 1', 'title="other.ts"'),
      fence("import { deep } from './lib/top'\ndeep"),
    ])
    expect(samples[3]?.files.map(({ name, line }) => [name, line > 0])).toEqual([
      ['sample-3.ts', true],
      ['lib/top.ts', false],
      ['lib/deep.ts', false],
    ])
  })

  it('E: does not let a fence import a file that only a later fence defines', () => {
    const samples = createSamples(page, [
      fence("import './later'"),
      fence('export {}', 'title="later.ts"'),
    ])
    expect(samples[0]?.files).toHaveLength(1)
  })

  it('E: reads the ways out and the expected output', () => {
    const [checked, run] = createSamples(page, [
      fence('x', 'noCheck="shows pseudo code" expectError=2345,2322'),
      fence('console.log(1)', 'run'),
      fence('1', 'output', 20, 'text'),
    ])
    expect(checked).toMatchObject({
      noCheck: 'shows pseudo code',
      expectErrors: [2345, 2322],
      output: undefined,
    })
    expect(run?.output).toBe('1')
  })

  it('E: leaves removed lines of a diff out without moving the others', () => {
    const [sample] = createSamples(page, [fence('bad // [!code --]\ngood // [!code ++]')])
    expect(sample?.files[0]?.text).toBe('\ngood // [!code ++]\n')
  })

  it('E: makes no sample of a language that is not checked', () => {
    expect(createSamples(page, [fence('ls', '', 1, 'bash')])).toEqual([])
  })
})
