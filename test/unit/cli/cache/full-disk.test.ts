import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDataFile } from '../../../../cli/cache/cache-files.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

function* thenFull(): Iterable<readonly [string, Uint8Array]> {
  yield ['a', Buffer.from('a value')]
  throw new Error('ENOSPC')
}

it('P16: a full disk leaves no data file that no index names', async () => {
  const path = join(await temporaryFolder(), 'data-1')
  expect(() => openDataFile(path).append(thenFull(), 1)).toThrow('ENOSPC')
  expect(existsSync(path)).toBe(false)
})

it('P16: a full disk leaves no part of a value behind the others', async () => {
  const path = join(await temporaryFolder(), 'data-1')
  const [[, entry] = ['', undefined]] = openDataFile(path).append([['a', Buffer.from('one')]], 1)
  expect(() => openDataFile(path).append(thenFull(), 2)).toThrow('ENOSPC')
  expect(statSync(path).size).toBe(3)
  expect(entry && String(openDataFile(path).read(entry))).toBe('one')
})
