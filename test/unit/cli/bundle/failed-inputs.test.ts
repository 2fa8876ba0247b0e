import type { Message } from 'esbuild'
import { expect, it } from 'vitest'
import { failedInputs } from '../../../../cli/bundle/failed-inputs.ts'

const locationIn = (file: string): NonNullable<Message['location']> => ({
  file,
  namespace: '',
  line: 1,
  column: 0,
  length: 0,
  lineText: '',
  suggestion: '',
})

const errorIn = (file: string, text: string, noteFile?: string): Message => ({
  id: '',
  pluginName: '',
  text,
  location: locationIn(file),
  notes: noteFile === undefined ? [] : [{ text: '', location: locationIn(noteFile) }],
  detail: undefined,
})

const inputsOf = (error: Message, siteRoot = '.'): readonly string[] =>
  failedInputs([error], ['src/entry.tsx'], siteRoot)

it('a syntax error is repaired in the files that the error and its notes name', () => {
  const error = errorIn('src/parts/a.tsx', 'Unexpected "}"', 'src/parts/b.tsx')
  expect(inputsOf(error)).toEqual(['src/entry.tsx', 'src/parts/a.tsx', 'src/parts/b.tsx'])
})

it.each([
  ['./late', '.', ['src/late', 'src/late.tsx', 'src/late.css', 'src/late/index.ts']],
  ['./late.js', '.', ['src/late.js', 'src/late.ts', 'src/late.tsx', 'src/late.js/index.ts']],
  ['../late.mjs', '.', ['late.mjs', 'late.ts']],
  ['./late.css', '.', ['src/late.css']],
  ['.', '.', ['src', 'src/index.tsx']],
  ['@site/late', '.', ['late', 'late.ts', 'late/index.js']],
  ['@site/late', 'website', ['website/late', 'website/late.json']],
])('a missing %s may appear below %s as one of %j', (written, siteRoot, expected) => {
  const inputs = inputsOf(errorIn('src/a.tsx', `Could not resolve "${written}"`), siteRoot)
  expect(inputs).toEqual(expect.arrayContaining(['src/entry.tsx', 'src/a.tsx', ...expected]))
})

it('a missing export may appear in the file that lacks it', () => {
  const error = errorIn('src/a.tsx', 'No matching export in "src/b.ts" for import "late"')
  expect(inputsOf(error)).toEqual(['src/entry.tsx', 'src/a.tsx', 'src/b.ts'])
})

it('a missing package is in no file of the site', () => {
  const error = errorIn('src/a.tsx', 'Could not resolve "some-package"')
  expect(inputsOf(error)).toEqual(['src/entry.tsx', 'src/a.tsx'])
})

it('errors without a place, and files named twice, add nothing', () => {
  const nowhere: Message = { ...errorIn('', 'Out of memory'), location: null }
  const twice = errorIn('src/entry.tsx', 'Unexpected "}"')
  expect(failedInputs([nowhere, twice, twice], ['src/entry.tsx'], '.')).toEqual(['src/entry.tsx'])
})
