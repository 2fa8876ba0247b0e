/** Scroll positions by the keys of history entries, in CSS pixels from the top. */
export interface ScrollStore {
  readonly save: (key: string, top: number) => void
  readonly read: (key: string) => number | undefined
}

const storageKey = 'docs-ssg.scroll'
const maxEntries = 200

/**
 * Keep positions in memory, and in the tab's storage so that they survive a reload where storage is
 * allowed.
 */
export function createScrollStore(storage: () => Storage): ScrollStore {
  const tops = new Map(load(storage))
  return {
    save: (key, top) => {
      tops.delete(key)
      tops.set(key, top)
      const oldest = tops.keys().next().value
      if (tops.size > maxEntries && oldest !== undefined) tops.delete(oldest)
      try {
        storage().setItem(storageKey, JSON.stringify([...tops]))
      } catch {
        // Blocked or full.
      }
    },
    read: (key) => tops.get(key),
  }
}

function load(storage: () => Storage): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition).slice(-maxEntries) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])
}
