import { describe, expect, it } from 'vitest'
import { readExports } from '../../../../../cli/checks/api/read-exports.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

const entries = [
  ['@reduxjs/toolkit', () => import('@reduxjs/toolkit')],
  ['@reduxjs/toolkit/query', () => import('@reduxjs/toolkit/query')],
  ['@reduxjs/toolkit/query/react', () => import('@reduxjs/toolkit/query/react')],
  ['@reduxjs/toolkit/react', () => import('@reduxjs/toolkit/react')],
] as const

describe('readExports', () => {
  it.each(entries)('E: lists every value that %s exports at run time', async (entry, load) => {
    const values = Object.keys(await load()).filter((name) => name !== 'default')
    expect(readExports(entry, process.cwd())).toEqual(expect.arrayContaining(values))
  })

  it('E: lists types, and follows the packages an entry point exports again', () => {
    const names = readExports('@reduxjs/toolkit/react', process.cwd())
    expect(names).toEqual(
      expect.arrayContaining([
        'PayloadAction',
        'UnknownAction',
        'CreateDispatchWithMiddlewareHook',
      ]),
    )
  })

  it('E: says undefined of a package that is not installed', () => {
    expect(readExports('no-such-package', process.cwd())).toBeUndefined()
  })
})

/** Installed packages that are damaged, or that name a file elsewhere. */
const damaged: Readonly<Record<string, string>> = {
  'half a manifest': '{ "name": ',
  'a manifest that is a list': '["types"]',
  'an empty manifest': '',
  'types in another folder': '{ "types": "../../outside.d.ts" }',
  'types in a folder whose name begins in the same way': '{ "types": "../odd-outside/a.d.ts" }',
  'an absolute path': '{ "types": "/outside.d.ts" }',
  'types elsewhere in `exports`': '{ "exports": { ".": { "types": "./../../outside.d.ts" } } }',
  'types that are a folder': '{ "types": "." }',
  'types that are missing': '{ "types": "gone.d.ts" }',
  'types that are a number': '{ "types": 1 }',
}

it.each(Object.entries(damaged))('E: reads nothing of a package with %s', async (_, manifest) => {
  const siteDir = await siteOf({
    'outside.d.ts': 'export declare const outside: 1\n',
    'node_modules/odd-outside/a.d.ts': 'export declare const outside: 1\n',
    'node_modules/odd/package.json': manifest,
  })
  expect(readExports('odd', siteDir)).toBeUndefined()
})

it.each([
  ['/*', 'comments'],
  ['export {\n', 'lists'],
])('P4: `%s` that never ends takes no time in %s', async (piece) => {
  const siteDir = await siteOf({
    'node_modules/odd/package.json': '{ "types": "a.d.ts" }',
    'node_modules/odd/a.d.ts': `export declare const a: 1\n${piece.repeat(300_000)}`,
  })
  expect(readExports('odd', siteDir)).toEqual(['a'])
})
