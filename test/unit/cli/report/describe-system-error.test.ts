import { expect, it } from 'vitest'
import { describeSystemError } from '../../../../cli/report/system-error.ts'

const failed = (code: string): Error => Object.assign(new Error(`${code}: x, open '/a'`), { code })

it.each([
  ['EACCES', 'the current user has no permission'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['ENOENT', 'the folder above it does not exist'],
  ['ENOTDIR', 'a part of the path is a file'],
])('says in words what %s means', (code, reason) => {
  expect(describeSystemError(failed(code))).toBe(reason)
})

it.each([[new Error('boom')], ['boom'], [undefined], [failed('EOTHER')]])(
  'says nothing about %s',
  (error) => {
    expect(describeSystemError(error)).toBe(undefined)
  },
)
