import { mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ifThere } from '../../../../../cli/primitives/files/if-there.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

let folder: string
beforeAll(async () => {
  folder = await siteOf({ file: 'text' })
  mkdirSync(join(folder, 'inner'))
  symlinkSync('loop', join(folder, 'loop'))
})

describe('ifThere', () => {
  it('returns what is there', () => {
    expect(ifThere(() => readFileSync(join(folder, 'file'), 'utf8'))).toBe('text')
  })

  it.each([
    ['a missing file', 'missing'],
    ['a file in a missing folder', 'missing/file'],
    ['a file below a file', 'file/below'],
    ['a link to itself', 'loop'],
    ['a name that is too long', 'x'.repeat(5000)],
    ['a name with a NUL', 'a\0b'],
  ])('returns undefined for %s', (_, path) => {
    expect(ifThere(() => statSync(join(folder, path)))).toBeUndefined()
  })

  it.each(['EMFILE', 'ENFILE', 'EIO', 'ENOMEM', 'ENOSPC', 'EBUSY', ''])(
    'throws `%s`, which says nothing about the file',
    (code) => {
      const error = Object.assign(new Error('failed'), { code })
      const look = (): never => {
        throw error
      }
      expect(() => ifThere(look)).toThrow(error)
    },
  )

  it('throws what is not about a path, such as reading a folder as a file', () => {
    expect(() => ifThere(() => readFileSync(join(folder, 'inner')))).toThrow('EISDIR')
  })
})
