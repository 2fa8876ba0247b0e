import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readPageSamples, writeFiles } from '../../helpers/page-samples.ts'
import { installedFile, runProgram } from '../../helpers/run-program.ts'
import { temporaryFolderSync } from '../../helpers/site-of.ts'

const root = join(import.meta.dirname, '../../..')
const samples = readPageSamples(join(root, 'content/docs/usage/testing.md'))
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Runs the tests of the page as a reader who copies all files does. */
function runTests(files: Iterable<readonly [string, string]>, ...names: readonly string[]) {
  const folder = temporaryFolderSync()
  folders.push(folder)
  writeFiles(folder, [['package.json', '{ "type": "module" }'], ...files])
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const flags = ['run', '--maxWorkers', '1', ...names]
  return runProgram(installedFile('vitest', 'vitest.mjs'), flags, folder)
}

const changed = (name: string, from: string, to: string): [string, string][] =>
  [...samples].map(([file, code]) => [file, file === name ? code.replace(from, to) : code])

describe('the samples of the page about tests', () => {
  it('pass in a project that contains nothing else', () => {
    const { status, output } = runTests(samples)
    expect([status, /Tests\s+5 passed/.test(output)], output).toEqual([0, true])
  })

  it.each([
    ['a mutation that invalidates nothing', 'src/api.ts', "invalidatesTags: ['Post'],", ''],
    ['a URL without a handler', 'src/api.ts', "url: 'posts'", "url: 'post'"],
  ])('fail for %s', (_, file, from, to) => {
    const { status, output } = runTests(changed(file, from, to), 'add-post')
    expect([status, output]).toEqual([
      1,
      expect.stringContaining('Unable to find an element with the text: Second post'),
    ])
  })

  it.each([
    [
      'no provider',
      'test/render-with-store.tsx',
      '<Provider store={store}>{children}</Provider>',
      '<div data-store={Boolean(store && Provider)}>{children}</div>',
      /could not find react-redux context value/,
    ],
    [
      'no middleware',
      'src/store.ts',
      '.concat(api.middleware)',
      '',
      /Middleware for RTK-Query API at reducerPath .* has not been added to the store/,
    ],
    [
      'no handler',
      'src/api.ts',
      "query: () => 'posts'",
      "query: () => 'post'",
      /intercepted a request without a matching request handler/,
    ],
  ])('show the message that the page quotes for %s', (_, file, from, to, message) => {
    const { status, output } = runTests(changed(file, from, to), 'test/posts')
    expect([status, message.test(output)], output).toEqual([1, true])
  })
})
