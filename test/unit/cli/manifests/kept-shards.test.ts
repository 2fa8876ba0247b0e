import { describe, expect, it } from 'vitest'
import { createNoCache } from '../../../../cli/cache/no-cache.ts'
import type { Cache } from '../../../../cli/cache/open-cache.ts'
import { createShards } from '../../../../cli/manifests/shards/create-shards.ts'
import { groupPages } from '../../../../cli/manifests/shards/group-pages.ts'
import { keepShards } from '../../../../cli/manifests/shards/kept-shards.ts'
import type {
  CharacterVariants,
  SearchDataPage,
} from '../../../../runtime/shared/manifests/manifests.ts'

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

/** A cache in memory, its values, and the number of those that were set. */
function memoryCache() {
  const values = new Map<string, Uint8Array>()
  let sets = 0
  const has = (key: string): boolean => values.has(key)
  const cache: Cache = {
    ...createNoCache(),
    get: (key) => values.get(key),
    has,
    verify: has,
    set: (key, value) => {
      sets += 1
      values.set(key, value)
    },
  }
  return { cache, values, count: () => sets }
}

const scope = 'current/en'

/** Kept shards with the contents of their files. */
function readAll(cache: Cache, own: readonly SearchDataPage[], characters?: CharacterVariants) {
  const { root, files } = keepShards(cache, { name: scope, pages: own, variants: characters })
  return { root, files: new Map([...files].map(([name, read]) => [name, read()])) }
}

/** Pages in several groups. */
const many = Array.from({ length: 600 }, (_, at): SearchDataPage => ({
  ...install,
  u: `/page-${at}`,
  t: `Page ${at}`,
  s: [['windows', 1, 'Windows', `Open file ${at} of the folder.`, `setup${at}.exe`]],
}))

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
    expect(readAll(createNoCache(), pages, variants)).toEqual(createShards(pages, variants))
    expect(readAll(cache, pages, variants)).toEqual(createShards(pages, variants))
    const made = count()
    for (let run = 0; run < 3; run += 1)
      expect(readAll(cache, structuredClone(pages), variants)).toEqual(
        createShards(pages, variants),
      )
    expect(count()).toBe(made)
  })

  it.each(Object.entries(changes))('makes them again for a change of %s', (_, changed) => {
    const { cache, count } = memoryCache()
    keepShards(cache, { name: scope, pages })
    const before = count()
    expect(readAll(cache, changed)).toEqual(createShards(changed))
    expect(count()).toBeGreaterThan(before)
    const after = count()
    keepShards(cache, { name: scope, pages })
    // The name of the last shards.
    expect(count()).toBe(after + 1)
  })

  it('makes them again when characters become variants of each other', () => {
    const { cache } = memoryCache()
    keepShards(cache, { name: scope, pages })
    expect(readAll(cache, pages, variants)).toEqual(createShards(pages, variants))
  })

  it('describes only the group of a page that has changed', () => {
    const groups = groupPages(many)
    expect(groups.length).toBeGreaterThan(1)
    const { cache, count } = memoryCache()
    keepShards(cache, { name: scope, pages: many })
    const changed = many.map((page, at) => (at === 300 ? { ...page, b: 2 } : page))
    const before = count()
    expect(readAll(cache, changed)).toEqual(createShards(changed))
    // Names, terms, words and pairs of the group, the file with the page, the list of files and its name.
    expect(count() - before).toBe(7)
  })

  it('makes a value again that the cache has lost', () => {
    const { cache, values } = memoryCache()
    keepShards(cache, { name: scope, pages: many })
    const expected = createShards(many)
    for (const lost of [...values.keys()].filter((_, at) => at % 40 === 0)) {
      values.delete(lost)
      expect(readAll(cache, many)).toEqual(expected)
    }
  })
})
