import { describe, expect, it } from 'vitest'
import { readTwoslash } from '../../../../cli/samples/read-twoslash.ts'
import { createSamples } from '../../../../cli/samples/sample-files.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'

const read = (...lines: readonly string[]) => readTwoslash(lines)
const shownBy = (...lines: readonly string[]): readonly string[] =>
  read(...lines).shown.map(({ text }) => text)

describe('readTwoslash', () => {
  it('D: points from a comment to the line of code above it', () => {
    const { queries, completions, marks, tags, shown, problems } = read(
      'const a = b.c',
      '//    ^?',
      '//            ^|',
      '//        ^^^ the part that matters',
    )
    expect(shown).toEqual([{ text: 'const a = b.c', source: 1 }])
    expect(queries).toEqual([{ line: 1, column: 6 }])
    expect(completions).toEqual([{ line: 1, column: 14 }])
    expect(marks).toEqual([{ line: 1, column: 10, length: 3 }])
    expect(tags).toEqual([{ line: 1, column: 10, kind: 'annotate', text: 'the part that matters' }])
    expect(problems).toEqual([])
  })

  it('D: shows readers what is not cut', () => {
    expect(shownBy('a', '// ---cut---', 'b')).toEqual(['b'])
    expect(shownBy('a', '// ---cut-before---', 'b', '// ---cut-after---', 'c')).toEqual(['b'])
    expect(shownBy('a', '// ---cut-start---', 'b', '// ---cut-end---', 'c')).toEqual(['a', 'c'])
  })

  it('D: reads errors, options of the compiler and texts', () => {
    const notation = read(
      '// @errors: 2322, TS2345',
      '// @strict: false',
      '// @noImplicitAny',
      '// @lib: es2022, dom',
      '// @target: es2020',
      'a',
      '// @log: printed',
      '// @warn: careful',
    )
    expect(notation.expected).toEqual([2322, 2345])
    expect(notation.compilerOptions).toEqual({
      strict: false,
      noImplicitAny: true,
      lib: ['es2022', 'dom'],
      target: 'es2020',
    })
    expect(notation.tags.map(({ kind, line, text }) => [kind, line, text])).toEqual([
      ['log', 6, 'printed'],
      ['warn', 6, 'careful'],
    ])
    expect(notation.shown.map(({ text }) => text)).toEqual(['a'])
    expect(read('// @noErrors').ignored).toBe('all')
    expect(read('// @noErrors: 2304').ignored).toEqual([2304])
    expect(read('// @noErrors: true').ignored).toBe('all')
    expect(read('// @noStaticSemanticInfo').hasHovers).toBe(false)
  })

  it.each([
    ['// ^?', 'no line of code above'],
    ['a\n//  ^? const a: number', 'has no effect'],
    ['// @errors: many', 'does not name errors'],
    ['// @strict: perhaps', 'is not a value of `@strict`'],
    ['// @showEmit', 'is not supported'],
    ['// @unknown', 'is not supported'],
    ['// ---cut-here---', 'is unknown'],
    ['// ---cut-end---', 'has no `---cut-start---`'],
    ['// ---cut-start---\na', 'has no `---cut-end---`'],
  ])('D: reports %j, which has no effect', (code, reason) => {
    const [problem] = readTwoslash(code.split('\n')).problems
    expect(problem?.reason).toContain(reason)
    expect(problem?.help).not.toBe('')
  })

  it('D: leaves other comments as they are, and those that it does not know', () => {
    const lines = ['// @ts-expect-error', '// a ^ b', '// @showEmit', '// see @types/node', '//---']
    expect(shownBy(...lines)).toEqual(lines)
  })
})

describe('createSamples', () => {
  it('D: gives the check of samples the files and the errors of twoslash', () => {
    const fence = { lang: 'ts', meta: 'twoslash', line: 3, indent: 0 }
    const value =
      '// @errors: 2322\n// @filename: a.ts\nexport const a = 1\n// @filename: b.ts\nimport { a } from "./a"'
    const [sample] = createSamples('docs/a.md' as ContentPath, [{ ...fence, value }])
    expect(sample?.files.map(({ name, line }) => [name, line])).toEqual([
      ['sample-0.ts', 4],
      ['a.ts', 6],
      ['b.ts', 8],
    ])
    expect(sample?.expectErrors).toEqual([2322])
    const [own] = createSamples('docs/a.md' as ContentPath, [
      { ...fence, value: '// @strict: false\na' },
    ])
    expect(own?.noCheck).toBe('The build compiles it with the options that it sets.')
  })
})
