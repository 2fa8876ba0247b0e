import { describe, expect, it } from 'vitest'
import { createEntry, toEntry } from '../../../../runtime/state/history-entry.ts'
import { mayPrefetch } from '../../../../runtime/dom/connection.ts'
import { createScrollStore } from '../../../../runtime/navigation/scroll-store.ts'

function storageWith(text: string | null): Storage {
  const values = new Map<string, string>(text === null ? [] : [['docs-ssg.scroll', text]])
  return {
    length: 0,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}

describe('createScrollStore', () => {
  it('returns what was saved, also after a reload', () => {
    const storage = storageWith(null)
    createScrollStore(() => storage).save('a', 120)
    expect(createScrollStore(() => storage).read('a')).toBe(120)
  })

  it('P21: ignores values of other scripts and storage that throws', () => {
    for (const poison of ['{"a":', '[["a"],5,["b","c"]]', '"__proto__"', 'null']) {
      expect(createScrollStore(() => storageWith(poison)).read('a')).toBe(undefined)
    }
    const blocked = createScrollStore(() => {
      throw new Error('blocked')
    })
    blocked.save('a', 5)
    expect(blocked.read('a')).toBe(5)
  })

  it('keeps the last 200 positions', () => {
    const store = createScrollStore(() => storageWith(null))
    for (let index = 0; index <= 200; index += 1) store.save(String(index), index)
    expect(store.read('0')).toBe(undefined)
    expect(store.read('200')).toBe(200)
  })
})

describe('toEntry', () => {
  it('reads its own states and ignores others', () => {
    const entry = { ...createEntry(3), menu: true }
    expect(toEntry(structuredClone(entry))).toEqual(entry)
    for (const state of [null, 'x', 5, {}, { key: 1, index: 2 }, { key: 'a' }]) {
      expect(toEntry(state)).toBe(undefined)
    }
  })
})

describe('mayPrefetch', () => {
  it('P29: is false with Save-Data and on 2g', () => {
    expect(mayPrefetch(undefined)).toBe(true)
    expect(mayPrefetch({ effectiveType: '4g' })).toBe(true)
    expect(mayPrefetch({ saveData: true, effectiveType: '4g' })).toBe(false)
    expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
    expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  })
})
