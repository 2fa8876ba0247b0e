import { describe, expect, it } from 'vitest'
import { createNoCache } from '../../../../cli/cache/no-cache.ts'
import type { Cache } from '../../../../cli/cache/open-cache.ts'
import { createShards } from '../../../../cli/manifests/shards/create-shards.ts'
import { keepShards } from '../../../../cli/manifests/shards/kept-shards.ts'
import type { CharacterVariants, SearchDataPage } from '../../../../runtime/shared/manifests.ts'

const install: SearchDataPage = {
  u: '/install',
  t: 'Install',
  c: 'Guide',
  b: 1,
  s: [
    ['', 0, '', 'Run the installer.', ''],
    ['windows', 1, 'Windows', 'Open the file.', 'setup.exe'],
  ],
}
const about: SearchDataPage = { u: '/about', t: 'About', c: '', b: 1, s: [] }
const pages = [install, about]
const variants: CharacterVariants = ['發髮', '发发']

/** A cache in memory, and the number of values that were set. */
function memoryCache(): { readonly cache: Cache; readonly count: () => number } {
  const values = new Map<string, Uint8Array>()
  let sets = 0
  const set = (key: string, value: Uint8Array): void => {
    sets += 1
    values.set(key, value)
  }
  return { cache: { ...createNoCache(), get: (key) => values.get(key), set }, count: () => sets }
}

const changes: Readonly<Record<string, readonly SearchDataPage[]>> = {
  'a URL': [{ ...install, u: '/setup' }, about],
  'a title': [{ ...install, t: 'Set up' }, about],
  'a category': [{ ...install, c: 'Tutorial' }, about],
  'a weight': [{ ...install, b: 2 }, about],
  'an id': [{ ...install, s: [['win', 1, 'Windows', 'Open the file.', 'setup.exe']] }, about],
  'a heading': [{ ...install, s: [['windows', 1, 'Win', 'Open the file.', 'setup.exe']] }, about],
  'a depth': [{ ...install, s: [['windows', 2, 'Windows', 'Open the file.', 'setup.exe']] }, about],
  'a text': [{ ...install, s: [['windows', 1, 'Windows', 'Open it.', 'setup.exe']] }, about],
  'a name in code': [{ ...install, s: [['windows', 1, 'Windows', 'Open the file.', '']] }, about],
  'the order of pages': [about, install],
  'a page more': [...pages, { ...about, u: '/more' }],
  'a page less': [install],
  'no page': [],
}

describe('keepShards', () => {
  it('returns the same shards with and without a cache, and makes those of the same pages once', () => {
    const { cache, count } = memoryCache()
    expect(keepShards(createNoCache(), pages, variants)).toEqual(createShards(pages, variants))
    for (let run = 0; run < 3; run += 1)
      expect(keepShards(cache, structuredClone(pages), variants)).toEqual(
        createShards(pages, variants),
      )
    expect(count()).toBe(1)
  })

  it.each(Object.entries(changes))('makes them again for a change of %s', (_, changed) => {
    const { cache, count } = memoryCache()
    keepShards(cache, pages)
    expect(keepShards(cache, changed)).toEqual(createShards(changed))
    expect(count()).toBe(2)
    keepShards(cache, pages)
    expect(count()).toBe(2)
  })

  it('makes them again when characters become variants of each other', () => {
    const { cache, count } = memoryCache()
    keepShards(cache, pages)
    expect(keepShards(cache, pages, variants)).toEqual(createShards(pages, variants))
    expect(count()).toBe(2)
  })
})
