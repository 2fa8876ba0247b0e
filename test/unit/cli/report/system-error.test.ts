import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toErrorMessage } from '../../../../cli/primitives/error-message.ts'
import { toSystemDiagnostic } from '../../../../cli/report/system-error.ts'

const systemError = (code: string, path?: string): Error =>
  Object.assign(new Error(code), { code, syscall: 'open', ...(path === undefined ? {} : { path }) })

it.each([
  [systemError('EMFILE', '/s/a.md'), '`/s/a.md` can’t be used (`open`): too many files are open.'],
  [systemError('EACCES', '/s'), '`/s` can’t be used (`open`): the current user has no permission.'],
  [systemError('ENOSPC'), 'A file or process can’t be used (`open`): the disk is full.'],
  [systemError('ELOOP', 'a'), '`a` can’t be used (`open`): its symbolic links form a loop.'],
  [
    systemError('EISDIR', 'a'),
    '`a` can’t be used (`open`): it is a folder, where a file is expected.',
  ],
  [systemError('EEXIST', 'a'), '`a` can’t be used (`open`): a file has the same name.'],
  [systemError('EBUSY', 'a'), '`a` can’t be used (`open`): another program uses it.'],
  [systemError('ETXTBSY', 'a'), '`a` can’t be used (`open`): another program runs it.'],
  [
    systemError('ENXIO', 'a'),
    '`a` can’t be used (`open`): it is a socket, or a device that is not there.',
  ],
  [
    systemError('EFBIG', 'a'),
    '`a` can’t be used (`open`): the file is larger than the operating system allows.',
  ],
  [systemError('ENOENT', 'a'), undefined],
  [
    Object.assign(systemError('ENOENT', '/gone/a'), { syscall: 'mkdtemp' }),
    '`/gone/a` can’t be used (`mkdtemp`): the folder above it does not exist, or its file system is read-only.',
  ],
  [new TypeError('x is not a function'), undefined],
  ['EMFILE', undefined],
])('%s is reported as %j, or is a bug', (error, message) => {
  const found = toSystemDiagnostic(error)
  expect(found?.message).toBe(message)
  expect(found?.rule ?? 'system-error').toBe('system-error')
})

it('an error of the real file system is recognized', () => {
  const read = (): unknown => {
    try {
      return readFileSync(`/${'a'.repeat(300)}`)
    } catch (error) {
      return error
    }
  }
  expect(toSystemDiagnostic(read())?.message).toContain('a part of the path is too long')
})

it.each([
  [new Error('no'), 'no'],
  [new RangeError(''), 'RangeError'],
  ['text', 'text'],
  [{ message: 'a message' }, 'a message'],
  [{ code: 1 }, '{"code":1}'],
  [null, 'null'],
  [{ big: 1n }, 'an object that is not an error'],
])('what is thrown (%s) has the message %j', (thrown, message) => {
  expect(toErrorMessage(thrown)).toBe(message)
})
