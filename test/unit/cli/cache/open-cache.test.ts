import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashOf } from '../../../../cli/primitives/hash.ts'
import { stampData } from '../../../../cli/cache/data-stamp.ts'
import { openCache } from '../../../../cli/cache/open-cache.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

let folder = ''
beforeEach(async () => {
  folder = await temporaryFolder()
})

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const text = (value: Uint8Array | undefined): string | undefined =>
  value === undefined ? undefined : new TextDecoder().decode(value)
const dataFile = (): string => {
  const name = readdirSync(join(folder, 'cache')).find((file) => file.startsWith('data-'))
  return join(folder, 'cache', name ?? 'none')
}

async function fill(values: Readonly<Record<string, string>>, version = '1'): Promise<void> {
  const cache = await openCache(folder, version)
  for (const [key, value] of Object.entries(values)) cache.set(hashOf(key), bytes(value))
  await cache.commit()
}

async function read(key: string, version = '1'): Promise<string | undefined> {
  return text((await openCache(folder, version)).get(hashOf(key)))
}

describe('openCache', () => {
  it('returns what was set, before and after commit and in the next build', async () => {
    const cache = await openCache(folder, '1')
    expect(cache.get(hashOf('a'))).toBeUndefined()
    cache.set(hashOf('a'), bytes('one'))
    expect(text(cache.get(hashOf('a')))).toBe('one')
    await cache.commit()
    expect(text(cache.get(hashOf('a')))).toBe('one')
    expect(await read('a')).toBe('one')
  })

  it('keeps what earlier builds made when a later one adds to it', async () => {
    await fill({ a: 'one' })
    await fill({ b: 'two', empty: '' })
    expect([await read('a'), await read('b'), await read('empty')]).toEqual(['one', 'two', ''])
  })

  it('takes the later value of a key', async () => {
    await fill({ a: 'one' })
    await fill({ a: 'two' })
    expect(await read('a')).toBe('two')
  })

  it('writes nothing when nothing was set', async () => {
    await fill({})
    expect(existsSync(join(folder, 'cache'))).toBe(false)
  })

  it('is empty for another version', async () => {
    await fill({ a: 'one' })
    expect(await read('a', '2')).toBeUndefined()
    await fill({ a: 'two' }, '2')
    expect(await read('a', '2')).toBe('two')
  })

  it('drops what no build has asked for in a while, and keeps what is used', async () => {
    await fill({ a: 'old', b: 'used' })
    for (let build = 0; build < 12; build += 1) {
      const cache = await openCache(folder, '1')
      cache.get(hashOf('b'))
      cache.set(hashOf(`edit ${String(build)}`), bytes('x'))
      await cache.commit()
    }
    expect([await read('a'), await read('b')]).toEqual([undefined, 'used'])
  })

  it('does not grow without end', async () => {
    const big = 'x'.repeat(400_000)
    for (let build = 0; build < 60; build += 1) await fill({ [`edit ${String(build)}`]: big })
    expect(statSync(dataFile()).size).toBeLessThan(12_000_000)
    expect(readdirSync(join(folder, 'cache')).toSorted()).toEqual([
      expect.stringMatching(/^data-/),
      'index',
      'stamp',
    ])
    expect(await read('edit 59')).toBe(big)
    expect(await read('edit 55')).toBe(big)
  })

  it('deletes what a killed build left, once it is old', async () => {
    await fill({ a: 'one' })
    const stray = join(folder, 'cache/draft-00000000-0000-0000-0000-000000000000')
    writeFileSync(stray, 'x')
    await fill({ b: 'two' })
    expect(existsSync(stray)).toBe(true)
    utimesSync(stray, 0, 0)
    await fill({ c: 'three' })
    expect(existsSync(stray)).toBe(false)
  })

  it('returns more than it holds in memory, before and after commit and in the next build', async () => {
    const cache = await openCache(folder, '1')
    const names = Array.from({ length: 60 }, (_, index) => String(index))
    const valueOf = (name: string): string => name.repeat(500_000)
    for (const name of names) cache.set(hashOf(name), bytes(valueOf(name)))
    const isWhole = (): boolean =>
      names.every((name) => text(cache.get(hashOf(name))) === valueOf(name))
    expect(statSync(dataFile()).size).toBeGreaterThan(30_000_000)
    expect(isWhole()).toBe(true)
    await cache.commit()
    expect(isWhole()).toBe(true)
    expect(await read('59')).toBe(valueOf('59'))
  })
})

describe('P14: a cache that is not what we wrote', () => {
  const value = 'the right value '.repeat(50)

  it.each(Array.from({ length: 40 }, (_, index) => index))(
    'with a flipped byte (%i) gives the right value or none',
    async (seed) => {
      await fill({ a: value, b: value, c: value })
      for (const file of [join(folder, 'cache/index'), dataFile()]) {
        const contents = readFileSync(file)
        const at = (seed * 7919) % contents.length
        contents[at] = (contents[at] ?? 0) ^ (1 << (seed % 8))
        writeFileSync(file, contents)
      }
      for (const key of ['a', 'b', 'c']) expect([value, undefined]).toContain(await read(key))
      await fill({ a: 'new' })
      expect(await read('a')).toBe('new')
    },
  )

  it.each(['index', 'data'])('with a truncated %s is a miss', async (part) => {
    for (const size of [0, 1, 65, 300]) {
      await fill({ a: value })
      truncateSync(part === 'index' ? join(folder, 'cache/index') : dataFile(), size)
      expect(await read('a')).toBeUndefined()
      await fill({ a: 'mended' })
      expect(await read('a')).toBe('mended')
    }
  })

  it('is checked as a whole after something has written to it, or after a value was damaged', async () => {
    const verify = async (): Promise<boolean> => (await openCache(folder, '1')).verify(hashOf('a'))
    await fill({ a: value })
    expect(await verify()).toBe(true)
    writeFileSync(dataFile(), readFileSync(dataFile()).fill(0))
    expect(await verify()).toBe(false)

    // A disk may damage a value without a trace.
    stampData(dataFile())
    expect(await verify()).toBe(true)
    expect(await read('a')).toBeUndefined()
    expect(await verify()).toBe(false)
  })

  it('with foreign files is a miss', async () => {
    mkdirSync(join(folder, 'cache'))
    writeFileSync(join(folder, 'cache/index'), '{"entries": 3}')
    expect(await read('a')).toBeUndefined()
    await fill({ a: 'one' })
    writeFileSync(dataFile(), 'something else entirely')
    expect(await read('a')).toBeUndefined()
  })

  it('that shares a file with a copy by a hard link, is left alone', async () => {
    await fill({ a: 'one' })
    const others = await temporaryFolder()
    const links = readdirSync(join(folder, 'cache')).map((name) => {
      const copy = join(others, name)
      linkSync(join(folder, 'cache', name), copy)
      return [copy, readFileSync(copy, 'utf8')] as const
    })
    await fill({ a: 'one', b: 'two' })
    expect(links.map(([copy]) => [copy, readFileSync(copy, 'utf8')])).toEqual(links)
    expect(await read('b')).toBe('two')
  })
  it('that is a folder or a file where the other should be, fails no build', async () => {
    mkdirSync(join(folder, 'cache/index'), { recursive: true })
    await fill({ a: 'one' })
    expect(await read('a')).toBeUndefined()
    writeFileSync(join(folder, 'file'), 'x')
    const cache = await openCache(join(folder, 'file'), '1')
    cache.set(hashOf('a'), bytes('one'))
    await cache.commit()
    expect(text(cache.get(hashOf('a')))).toBe('one')
  })

  it.skipIf(process.getuid?.() === 0)('that is read-only, serves and fails no build', async () => {
    await fill({ a: 'one' })
    chmodSync(join(folder, 'cache'), 0o555)
    await fill({ b: 'two' })
    expect(await read('a')).toBe('one')
    chmodSync(join(folder, 'cache'), 0o755)
  })

  it('with two builds at once, gives each the right values or none', async () => {
    await fill({ a: 'one' })
    const [left, right] = [await openCache(folder, '1'), await openCache(folder, '1')]
    left.set(hashOf('left'), bytes('left'))
    right.set(hashOf('right'), bytes('right'))
    await Promise.all([left.commit(), right.commit()])
    expect(['left', undefined]).toContain(await read('left'))
    expect(await read('right')).toBe('right')
    expect(await read('a')).toBe('one')
  })
})

describe('hashOf', () => {
  it('tells apart parts, their order and their kind', () => {
    const hashes = [
      hashOf(),
      hashOf(''),
      hashOf('', ''),
      hashOf('ab', 'c'),
      hashOf('a', 'bc'),
      hashOf('abc'),
      hashOf('c', 'ab'),
      hashOf(bytes('abc')),
      hashOf('s3:abc'),
      hashOf('a', '1:b'),
    ]
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(hashOf('abc')).toBe(hashOf('abc'))
    expect(hashOf('abc')).toMatch(/^[\da-f]{64}$/)
  })
})
