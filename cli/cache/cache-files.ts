import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { CacheEntry } from './cache-index.ts'

const indexName = 'index'
// A file that no index names may be the work of a build that runs right now.
const strayLifeMs = 10 * 60_000

/** Append values to a data file, created if missing; returns the position of the first one. */
export function appendValues(path: string, values: Iterable<Uint8Array>): number {
  const file = openSync(path, 'a')
  try {
    const start = fstatSync(file).size
    for (const value of values) writeWhole(file, value)
    return start
  } finally {
    closeSync(file)
  }
}

/** Undefined when the file is missing or too short. */
export function readValue(path: string, entry: CacheEntry): Uint8Array | undefined {
  try {
    const file = openSync(path, 'r')
    try {
      const value = Buffer.allocUnsafe(entry.length)
      const length = readSync(file, value, 0, entry.length, entry.offset)
      return length === entry.length ? value : undefined
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined
  }
}

/** Readers see the old index or the new one. Then deletes what no index has named for a while. */
export function replaceIndex(folder: string, text: string, data: string): void {
  const draft = join(folder, `draft-${randomUUID()}`)
  try {
    writeFileSync(draft, text)
    renameSync(draft, join(folder, indexName))
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  for (const name of readdirSync(folder)) {
    if (name === data || !/^(?:data|draft)-[0-9a-f-]+$/.test(name)) continue
    const path = join(folder, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > strayLifeMs) rmSync(path, { force: true })
  }
}

function writeWhole(file: number, value: Uint8Array): void {
  for (let at = 0; at < value.byteLength;) at += writeSync(file, value, at)
}
