import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadScript } from '../../../../cli/supervisor/code-cache.ts'
import { normalHeapGrowth, slowHeapGrowth } from '../../../../cli/threads/slow-heap-growth.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

const script = `(function (require, module, url) {
  const double = (number) => number * 2
  module.exports = { double, url, join: require('node:path').join }
})`

/** Whether V8 accepts kept code in another process, whose memory knows nothing of the script. */
function isAccepted({ file, codeFile }: { file: string; codeFile: string }): boolean {
  const read = `const { Script } = require('node:vm')
    const { readFileSync } = require('node:fs')
    const cachedData = readFileSync(process.argv[2]).subarray(4)
    const script = new Script(readFileSync(process.argv[1], 'latin1'), { cachedData })
    process.exit(script.cachedDataRejected === false ? 0 : 1)`
  return spawnSync(execPath, ['-e', read, file, codeFile]).status === 0
}

describe('loadScript', () => {
  let folder = ''
  const paths = () => ({ file: join(folder, 'a.cjs'), codeFile: join(folder, 'code/a.bin') })
  const readDouble = (exports: unknown): unknown =>
    exports instanceof Object && 'double' in exports && typeof exports.double === 'function'
      ? exports.double(21)
      : undefined

  beforeEach(async () => {
    folder = await temporaryFolder()
    await writeFile(join(folder, 'a.cjs'), script)
  })

  it('runs a script, and keeps its compiled code once', async () => {
    const first = loadScript(paths())
    expect(first.exports).toMatchObject({ url: expect.stringMatching(/^file:.*\/a\.cjs$/) })
    expect(readDouble(first.exports)).toBe(42)
    first.keepCode()
    expect(await readdir(join(folder, 'code'))).toEqual(['a.bin'])

    const second = loadScript(paths())
    expect(readDouble(second.exports)).toBe(42)
    await rm(join(folder, 'code'), { recursive: true })
    second.keepCode()
    // The second script came from the cache, so there was nothing to keep.
    expect(await readdir(folder)).toEqual(['a.cjs'])
  })

  it.each([
    ['is cut off', (code: Buffer) => code.subarray(0, code.length / 2)],
    [
      'has a changed byte',
      (code: Buffer) => code.map((byte, at) => (at === code.length - 9 ? byte ^ 1 : byte)),
    ],
    ['is empty', () => Buffer.alloc(0)],
    ['is something else', () => Buffer.from('not code at all')],
  ])('compiles again when the code %s, and replaces it', async (_, damage) => {
    loadScript(paths()).keepCode()
    await writeFile(paths().codeFile, damage(await readFile(paths().codeFile)))
    const again = loadScript(paths())
    expect(readDouble(again.exports)).toBe(42)
    again.keepCode()
    const third = loadScript(paths())
    await rm(paths().codeFile)
    third.keepCode()
    // The third script came from the cache again.
    expect(await readdir(join(folder, 'code'))).toEqual([])
  })

  it('keeps code of a large site that the next start accepts', async () => {
    const large = loadScript(paths())
    slowHeapGrowth(2_000_000)
    large.keepCode()
    normalHeapGrowth()
    expect(isAccepted(paths())).toBe(true)
  })

  it('does not need a folder that it may write to', async () => {
    await writeFile(join(folder, 'code'), 'a file in place of the folder')
    const loaded = loadScript(paths())
    expect(() => loaded.keepCode()).not.toThrow()
    expect(readDouble(loaded.exports)).toBe(42)
    expect((await readdir(folder)).toSorted()).toEqual(['a.cjs', 'code'])
  })

  it('keeps nothing without a place for it', async () => {
    const loaded = loadScript({ ...paths(), codeFile: undefined })
    loaded.keepCode()
    expect(await readdir(folder)).toEqual(['a.cjs'])
  })
})
