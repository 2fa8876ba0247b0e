import { describe, expect, it } from 'vitest'
import { readExports } from '../../../../../cli/checks/api/read-exports.ts'

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
