import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { pid } from 'node:process'
import { openRegularFile } from '../gate/regular-file.ts'
import { sha256 } from '../primitives/hash.ts'
import { replaceFile } from './replace-file.ts'
import type { CacheEntry } from './cache-index.ts'

const indexName = 'index'
// A file that no index names may belong to a build that is running right now.
const strayLifeMs = 10 * 60_000

/** A file of values one after the other; opened when the first value is read. */
export interface DataFile {
  /** Append values, creating the file; returns where each of them is. Throws if the disk fails. */
  append(
    values: Iterable<readonly [string, Uint8Array]>,
    generation: number,
  ): [string, CacheEntry][]
  /** Undefined if the file is missing, too short or damaged. */
  read(entry: CacheEntry): Uint8Array | undefined
  /** True if `read` returns the value. */
  verify(entry: CacheEntry): boolean
  close(): void
}

/** The file that holds the values of a cache; it is opened at the first read and created at the first write. */
export function openDataFile(path: string): DataFile {
  let file: number | undefined
  let scratch = Buffer.alloc(0)
  const readInto = (
    toSpace: (length: number) => Buffer,
    { length, offset, sum }: CacheEntry,
  ): Buffer | undefined => {
    try {
      file ??= openRegularFile(path)
      // An index may come from another machine, and a wrong length would fill the memory.
      if (offset + length > fstatSync(file).size) return undefined
      const value = toSpace(length).subarray(0, length)
      return readSync(file, value, 0, length, offset) === length && sha256(value) === sum
        ? value
        : undefined
    } catch {
      return undefined
    }
  }
  return {
    append: (values, generation) => appendValues(path, values, generation),
    read: (entry) => readInto((length) => Buffer.allocUnsafe(length), entry),
    verify: (entry) => {
      const toScratch = (length: number): Buffer => {
        if (scratch.length < length) scratch = Buffer.allocUnsafe(2 * length)
        return scratch
      }
      return readInto(toScratch, entry) !== undefined
    },
    close: () => {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}

/**
 * Replace the index in one step, so that readers see the old one or the new one; then delete files
 * that no index names.
 */
export function replaceIndex(folder: string, text: string, data: string): void {
  replaceFile(join(folder, indexName), text, join(folder, `draft-${pid}-${randomUUID()}`))
  for (const name of readdirSync(folder)) {
    if (name === data || !/^(?:data|draft)-[0-9a-f-]+$/.test(name)) continue
    const path = join(folder, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > strayLifeMs) rmSync(path, { force: true })
  }
}

function appendValues(
  path: string,
  values: Iterable<readonly [string, Uint8Array]>,
  generation: number,
): [string, CacheEntry][] {
  const file = openSync(path, 'a')
  const start = fstatSync(file).size
  try {
    let offset = start
    return Array.from(values, ([key, value]): [string, CacheEntry] => {
      writeWhole(file, value)
      const entry = { offset, length: value.byteLength, sum: sha256(value), generation }
      offset += value.byteLength
      return [key, entry]
    })
  } catch (error) {
    // On a full disk, a part of a value would stay behind that no index names.
    ftruncateSync(file, start)
    if (start === 0) rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
}

function writeWhole(file: number, value: Uint8Array): void {
  for (let at = 0; at < value.byteLength;) at += writeSync(file, value, at)
}
