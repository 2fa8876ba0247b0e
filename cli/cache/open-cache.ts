// Room: results of expensive work, keyed by everything they depend on
// Results of expensive work, kept between builds. Given keys (SHA-256 of everything that a value
// depends on) and bytes, it returns the same bytes or nothing. It must not fail a build, nor know
// what the bytes mean.
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pid } from 'node:process'
import { entryAt } from '../gate/real-path.ts'
import { readRegularText } from '../gate/regular-file.ts'
import { createCacheFolder } from './cache-folder.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { type DataFile, openDataFile, replaceIndex } from './cache-files.ts'
import { isStamped, removeStamp, stampData } from './data-stamp.ts'
import { type CacheEntry, type CacheIndex, formatIndex, parseIndex } from './cache-index.ts'

/** Returns what to keep of a value that another machine has made; undefined if it may not be used. */
export type Admit = (key: string, value: Uint8Array) => Promise<Uint8Array | undefined>

export interface Cache {
  /** The bytes that were set, verified; undefined if there are none. Must not be changed. */
  get(key: string): Uint8Array | undefined
  /**
   * True if `get` returns a value, which a caller needs later. Trusts a data file that nothing has
   * written to since the last build.
   */
  verify(key: string): boolean
  /** True if a value was set, here or in an earlier build; it may turn out to be damaged. */
  has(key: string): boolean
  /** `isShared`: other machines may use it, because its key covers everything it depends on. */
  set(key: string, value: Uint8Array, isShared?: boolean): void
  /** Look for values in the shared cache, if there is one, so that `get` finds those that are admitted. */
  prefetch(keys: readonly string[], admit: Admit): Promise<void>
  /** Save what was set. Never throws: without a cache, the next build is only slower. */
  commit(): Promise<void>
  /** Problems with the shared cache. */
  findings(): readonly Diagnostic[]
}

/**
 * Builds with changes that an unused value outlives, so that undoing a recent edit costs nothing.
 */
const lifeInGenerations = 8
/** Unused bytes, beyond as many as are used, that make it worthwhile to write a new data file. */
const wasteLimit = 1024 * 1024

/** Bytes that are kept in memory before they are appended to the data file. */
const pendingLimit = 8 * 1024 * 1024

interface State {
  readonly folder: string
  readonly index: CacheIndex
  readonly data: DataFile
}

/** The values that this process has set since the last commit. */
interface Fresh {
  /** Not yet in the data file. */
  readonly pending: Map<string, Uint8Array>
  /** In the data file, but not yet in an index. */
  readonly appended: Map<string, CacheEntry>
}

/**
 * Open the cache in `cacheDir`. `version` changes with everything that all values depend on: the
 * build of docs-ssg.
 */
export async function openCache(cacheDir: string, version: string): Promise<Cache> {
  let state = loadState(join(cacheDir, 'cache'), version)
  const fresh: Fresh = { pending: new Map(), appended: new Map() }
  const used = new Set<string>()
  // Reading gigabytes to check them takes as long as the rest of an unchanged build.
  const trusted = isStamped(dataPath(state)) ? state.index.entries : new Map()
  let pendingBytes = 0
  // With a read-only folder or a full disk, values stay in memory and the next build computes them
  // again.
  const attempt = (change: () => void): void => {
    try {
      change()
    } catch {}
  }
  const damaged = new Set<string>()
  const distrust = (key: string): void => {
    damaged.add(key)
    attempt(() => removeStamp(dataPath(state)))
  }
  return {
    get: (key) => {
      const entry = fresh.appended.get(key) ?? state.index.entries.get(key)
      const value = fresh.pending.get(key) ?? (entry && state.data.read(entry))
      if (value !== undefined) used.add(key)
      else if (entry) distrust(key)
      return value
    },
    verify: (key) => {
      const entry = fresh.appended.get(key) ?? state.index.entries.get(key)
      const isIntact =
        fresh.pending.has(key) ||
        (entry !== undefined && (trusted.has(key) || state.data.verify(entry)))
      if (isIntact) used.add(key)
      else if (entry) distrust(key)
      return isIntact
    },
    has: (key) => fresh.pending.has(key) || fresh.appended.has(key) || state.index.entries.has(key),
    set: (key, value) => {
      fresh.pending.set(key, value)
      used.add(key)
      pendingBytes += value.byteLength
      if (pendingBytes <= pendingLimit) return
      pendingBytes = 0
      attempt(() => appendPending(state, fresh))
    },
    prefetch: async () => {},
    findings: () => [],
    commit: async () => {
      if (fresh.pending.size === 0 && fresh.appended.size === 0) return
      pendingBytes = 0
      attempt(() => {
        state = saveState(state, fresh, used)
        fresh.appended.clear()
        if (damaged.size === 0) stampData(dataPath(state))
      })
    },
  }
}

function loadState(folder: string, version: string): State {
  const index = loadIndex(folder, version) ?? {
    version,
    generation: 0,
    data: newDataName(),
    entries: new Map(),
  }
  return { folder, index, data: openDataFile(join(folder, index.data)) }
}

/** Undefined if the index is missing, damaged or of another version, or if its values are not its own. */
function loadIndex(folder: string, version: string): CacheIndex | undefined {
  try {
    const index = parseIndex(readRegularText(join(folder, 'index')), version)
    return index && isShared(join(folder, index.data)) ? undefined : index
  } catch {
    return undefined
  }
}

/** True for a file with another name, such as one of a copied site: what is appended would change that too. */
const isShared = (path: string): boolean => (entryAt(path)?.nlink ?? 1) > 1

function appendPending({ folder, index, data }: State, { pending, appended }: Fresh): void {
  createCacheFolder(dirname(folder))
  mkdirSync(folder, { recursive: true })
  for (const [key, entry] of data.append(pending, index.generation + 1)) appended.set(key, entry)
  pending.clear()
}

function saveState(state: State, fresh: Fresh, used: ReadonlySet<string>): State {
  const { folder, index } = state
  appendPending(state, fresh)
  const generation = index.generation + 1
  const kept = [...index.entries].flatMap(([key, entry]): [string, CacheEntry][] => {
    if (fresh.appended.has(key)) return []
    if (used.has(key)) return [[key, { ...entry, generation }]]
    return generation - entry.generation > lifeInGenerations ? [] : [[key, entry]]
  })
  const entries = new Map([...kept, ...fresh.appended])
  const next: CacheIndex = { ...index, generation, entries }
  const saved = isWorthPacking(entries.values()) ? pack(state, next) : { ...state, index: next }
  replaceIndex(folder, formatIndex(saved.index), saved.index.data)
  if (saved.data === state.data) return saved
  state.data.close()
  rmSync(join(folder, index.data), { force: true })
  return saved
}

/**
 * Write all values that are still used to a new data file, one at a time; a damaged value is left
 * out.
 */
function pack({ folder, data: from }: State, index: CacheIndex): State {
  const name = newDataName()
  const to = openDataFile(join(folder, name))
  const values = function* (): Iterable<readonly [string, Uint8Array]> {
    for (const [key, entry] of index.entries) {
      const value = from.read(entry)
      if (value !== undefined) yield [key, value]
    }
  }
  const entries = to.append(values(), index.generation).map(([key, entry]) => {
    const { generation } = index.entries.get(key) ?? entry
    return [key, { ...entry, generation }] as const
  })
  return { folder, index: { ...index, data: name, entries: new Map(entries) }, data: to }
}

function isWorthPacking(entries: Iterable<CacheEntry>): boolean {
  let end = 0
  let live = 0
  for (const { offset, length } of entries) {
    end = Math.max(end, offset + length)
    live += length
  }
  return end > 2 * live + wasteLimit
}

const dataPath = ({ folder, index }: Pick<State, 'folder' | 'index'>): string =>
  join(folder, index.data)

function newDataName(): string {
  return `data-${pid}-${randomUUID()}`
}
