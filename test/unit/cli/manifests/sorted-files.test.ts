import { expect, it } from 'vitest'
import {
  cutFiles,
  type EarlierFiles,
  type FilePlan,
} from '../../../../cli/manifests/shards/sorted-files.ts'
import { sha256 } from '../../../../cli/primitives/hash.ts'
import { createRandom } from '../../../bench/random.mjs'

type Items = ReadonlyMap<string, number>
type Item = readonly [key: string, size: number]

const sortKeys = (keys: Iterable<string>): string[] => [...keys].toSorted()

const planOf = (items: Items): FilePlan<Item, string> => {
  const sorted = sortKeys(items.keys()).map((key): Item => [key, items.get(key) ?? 0])
  return {
    limit: 40,
    sizeOf: ([, size]) => size,
    keyOf: ([key]) => key,
    from: (key) => sorted.filter(([own]) => own >= key),
    toShard: (own) => JSON.stringify(own),
  }
}

/** The files as an earlier build names them, and how many were made. */
function cut(items: Items, earlier?: EarlierFiles) {
  const files = [...cutFiles(planOf(items), earlier)]
  return {
    firsts: files.map(({ first }) => first),
    hashes: files.map((file) => file.hash ?? sha256(file.shard)),
    made: files.filter(({ hash }) => hash === undefined).length,
  }
}

const edits: Readonly<Record<string, (key: string, items: Map<string, number>) => void>> = {
  'a size': (key, items) => items.set(key, (items.get(key) ?? 0) + 7),
  'a large size': (key, items) => items.set(key, 90),
  'an item more': (key, items) => items.set(`${key}a`, 5),
  'an item in front': (_, items) => items.set(' ', 5),
  'an item at the end': (_, items) => items.set('~', 5),
  'an item less': (key, items) => items.delete(key),
  'half of the items less': (_, items) =>
    sortKeys(items.keys()).forEach((key, at) => at % 2 === 0 && items.delete(key)),
  'all items less': (_, items) => items.clear(),
}

it.each(Object.entries(edits))('cuts the same files after a change of %s', (_, edit) => {
  const random = createRandom(3)
  const items: Items = new Map(
    Array.from({ length: 200 }, (__, at) => [`word${at * 3}`, 3 + Math.floor(random() * 12)]),
  )
  const before = cut(items)
  expect(before.made).toBeGreaterThan(30)
  expect(cut(items, { ...before, changed: [] })).toEqual({ ...before, made: 0 })
  for (const key of items.keys()) {
    const edited = new Map(items)
    edit(key, edited)
    const keys = sortKeys(new Set([...items.keys(), ...edited.keys()]))
    const changed = keys.filter((own) => items.get(own) !== edited.get(own))
    const { made, ...files } = cut(edited, { ...before, changed })
    const { made: all, ...expected } = cut(edited)
    expect(files).toEqual(expected)
    if (changed.length === 1) expect(made).toBeLessThan(all / 2)
  }
})
