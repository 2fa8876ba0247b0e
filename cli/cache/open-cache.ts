// What was expensive to make, kept between builds. Enters: keys (SHA-256 of all that a value depends on) and bytes.
// Leaves: the same bytes or nothing. Must not fail a build, and must not know what the bytes mean.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { appendValues, readValue, replaceIndex } from './cache-files.ts'
import { type CacheEntry, type CacheIndex, formatIndex, parseIndex, sumOf } from './cache-index.ts'

export interface Cache {
  /** The very bytes that were set, verified; undefined when there are none. Must not be written to. */
  get(key: string): Uint8Array | undefined
  set(key: string, value: Uint8Array): void
  /** Save what was set. Never throws: a cache that cannot be written is only slower. */
  commit(): Promise<void>
}

/** Builds with changes that an unused value outlives: an edit taken back soon costs nothing. */
const lifeInGenerations = 8
/** Bytes no entry uses any more, beyond as many as are used, that make a new data file worth while. */
const wasteLimit = 1024 * 1024

interface State {
  readonly folder: string
  readonly index: CacheIndex
  /** The data file as it was when the cache was opened; values appended since lie beyond it. */
  readonly data: Buffer
}

/** `version` stands for all that every value depends on: the versions of docs-ssg and of what it runs. */
export async function openCache(cacheDir: string, version: string): Promise<Cache> {
  let state = loadState(join(cacheDir, 'cache'), version)
  const fresh = new Map<string, Uint8Array>()
  const used = new Set<string>()
  return {
    get: (key) => {
      const value = fresh.get(key) ?? readVerified(state, key)
      if (value !== undefined) used.add(key)
      return value
    },
    set: (key, value) => {
      fresh.set(key, value)
      used.add(key)
    },
    commit: async () => {
      if (fresh.size === 0) return
      try {
        state = saveState(state, fresh, used)
        fresh.clear()
      } catch {
        // A read-only folder or a full disk: the next build makes the values again.
      }
    },
  }
}

function loadState(folder: string, version: string): State {
  try {
    const index = parseIndex(readFileSync(join(folder, 'index'), 'utf8'), version)
    if (index !== undefined) return { folder, index, data: readFileSync(join(folder, index.data)) }
  } catch {
    // Missing or damaged: the same as empty.
  }
  const index = { version, generation: 0, data: newDataName(), entries: new Map() }
  return { folder, index, data: Buffer.alloc(0) }
}

function readVerified({ folder, index, data }: State, key: string): Uint8Array | undefined {
  const entry = index.entries.get(key)
  if (entry === undefined) return undefined
  const end = entry.offset + entry.length
  const value =
    end <= data.byteLength
      ? data.subarray(entry.offset, end)
      : readValue(join(folder, index.data), entry)
  return value !== undefined && sumOf(value) === entry.sum ? value : undefined
}

function saveState(
  state: State,
  fresh: ReadonlyMap<string, Uint8Array>,
  used: ReadonlySet<string>,
): State {
  const { folder, index } = state
  mkdirSync(folder, { recursive: true })
  const generation = index.generation + 1
  const kept = [...index.entries].flatMap(([key, entry]): [string, CacheEntry][] => {
    if (fresh.has(key)) return []
    if (used.has(key)) return [[key, { ...entry, generation }]]
    return generation - entry.generation > lifeInGenerations ? [] : [[key, entry]]
  })
  const isWasteful = isWorthPacking(index, kept)
  const next = isWasteful ? pack(state, kept, fresh) : append(state, kept, fresh)
  const saved = { ...state, index: { ...next, generation } }
  replaceIndex(folder, formatIndex(saved.index), saved.index.data)
  if (!isWasteful) return saved
  rmSync(join(folder, index.data), { force: true })
  return { ...saved, data: Buffer.alloc(0) }
}

function append(
  { folder, index }: State,
  kept: readonly [string, CacheEntry][],
  fresh: ReadonlyMap<string, Uint8Array>,
): CacheIndex {
  const start = appendValues(join(folder, index.data), fresh.values())
  const entries = new Map(kept)
  let offset = start
  for (const [key, value] of fresh) {
    const length = value.byteLength
    entries.set(key, { offset, length, sum: sumOf(value), generation: index.generation + 1 })
    offset += length
  }
  return { ...index, entries }
}

/** Write all that is still of use into a new data file; a damaged value is left out. */
function pack(
  state: State,
  kept: readonly [string, CacheEntry][],
  fresh: ReadonlyMap<string, Uint8Array>,
): CacheIndex {
  const values = new Map<string, Uint8Array>()
  for (const [key] of kept) {
    const value = readVerified(state, key)
    if (value !== undefined) values.set(key, value)
  }
  const generations = new Map(kept.map(([key, entry]) => [key, entry.generation]))
  const all = new Map([...values, ...fresh])
  const packed = append({ ...state, index: { ...state.index, data: newDataName() } }, [], all)
  const entries = [...packed.entries].map(([key, entry]): [string, CacheEntry] => [
    key,
    { ...entry, generation: generations.get(key) ?? entry.generation },
  ])
  return { ...packed, entries: new Map(entries) }
}

function isWorthPacking(index: CacheIndex, kept: readonly [string, CacheEntry][]): boolean {
  let end = 0
  for (const entry of index.entries.values()) end = Math.max(end, entry.offset + entry.length)
  const live = kept.reduce((sum, [, entry]) => sum + entry.length, 0)
  return end > 2 * live + wasteLimit
}

function newDataName(): string {
  return `data-${randomUUID()}`
}
