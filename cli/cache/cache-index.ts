import { isRecord } from '../primitives/is-record.ts'
import { sha256 } from '../primitives/hash.ts'

/** Where a value is in the data file, and the generation of the last build that used it. */
export interface CacheEntry {
  readonly offset: number
  readonly length: number
  /** SHA-256 of the value, hex. */
  readonly sum: string
  readonly generation: number
}

export interface CacheIndex {
  /** The version that every value depends on; an index of another version is ignored. */
  readonly version: string
  /** Counts the builds that changed the cache. */
  readonly generation: number
  /** Name of the data file. */
  readonly data: string
  readonly entries: ReadonlyMap<string, CacheEntry>
}

/** The first line is the SHA-256 of the rest, so that a damaged index is recognized. */
export function formatIndex({ version, generation, data, entries }: CacheIndex): string {
  const rows = [...entries].map(([key, entry]) => [
    key,
    entry.offset,
    entry.length,
    entry.sum,
    entry.generation,
  ])
  const body = JSON.stringify({ version, generation, data, entries: rows })
  return `${sha256(body)}\n${body}`
}

/** Parse the index of the cache; undefined for anything that `formatIndex` did not write for this version. */
export function parseIndex(text: string, version: string): CacheIndex | undefined {
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  if (end === -1 || text.slice(0, end) !== sha256(body)) return undefined
  const value: unknown = JSON.parse(body)
  if (!isRecord(value) || value['version'] !== version || !Array.isArray(value['entries']))
    return undefined
  const data = String(value['data'])
  // The name becomes part of a path.
  if (!/^data-[0-9a-f-]+$/.test(data)) return undefined
  const entries = new Map(value['entries'].map(toEntry))
  return { version, generation: Number(value['generation']), data, entries }
}

function toEntry(row: unknown): [string, CacheEntry] {
  const [key, offset, length, sum, generation]: readonly unknown[] = Array.isArray(row) ? row : []
  return [
    String(key),
    {
      offset: Number(offset),
      length: Number(length),
      sum: String(sum),
      generation: Number(generation),
    },
  ]
}
