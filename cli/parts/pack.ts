// Many values in one file, because a folder of thousands of files takes long to upload. Given keys and
// bytes, it returns the same bytes or nothing; the manifest has the place and the hash of each.
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDataFile } from '../cache/cache-files.ts'
import type { CacheEntry } from '../cache/cache-index.ts'
import type { Cache } from '../cache/open-cache.ts'
import { checkSitePath } from '../gate/write-site-file.ts'
import type { PartManifest } from './part-manifest.ts'

/** The name of the file in the folder of a part. */
export const packFile = 'pack'

/** Bytes that are kept in memory before they are appended to the file. */
const pendingLimit = 8 * 1024 * 1024

/** A part of the interface of a cache, so that pages are kept in it as in one. */
export type Pack = Pick<Cache, 'get' | 'has' | 'verify'>

/** The pack of a part that is being written. */
export interface NewPack extends Pack {
  readonly set: (key: string, value: Uint8Array) => void
  /** Write what is pending, in place of an earlier pack; returns the entries for the manifest. */
  readonly finish: () => PartManifest['entries']
  /** Delete what was written, unless it is finished. */
  readonly abandon: () => void
}

/** Open the pack in a folder. Damaged values count as missing. */
export function openPack(folder: string, entries: PartManifest['entries']): Pack {
  const file = openDataFile(join(folder, packFile))
  const index = new Map(
    entries.map(([key, offset, length, sum]): [string, CacheEntry] => [
      key,
      { offset, length, sum, generation: 0 },
    ]),
  )
  return {
    has: (key) => index.has(key),
    get: (key) => {
      const entry = index.get(key)
      return entry && file.read(entry)
    },
    verify: (key) => {
      const entry = index.get(key)
      return entry !== undefined && file.verify(entry)
    },
  }
}

/** Begin a pack in a folder; throws a `GateError` if a link leads out of the site. */
export function createPack(siteDir: string, folder: string): NewPack {
  const path = join(folder, `${packFile}.new`)
  for (const file of [path, join(folder, packFile)]) checkSitePath(siteDir, file)
  mkdirSync(folder, { recursive: true })
  rmSync(path, { force: true })
  const file = openDataFile(path)
  const index = new Map<string, CacheEntry>()
  const pending = new Map<string, Uint8Array>()
  let pendingBytes = 0
  const flush = (): void => {
    for (const [key, entry] of file.append(pending, 0)) index.set(key, entry)
    pending.clear()
    pendingBytes = 0
  }
  return {
    has: (key) => pending.has(key) || index.has(key),
    get: (key) => {
      const entry = index.get(key)
      return pending.get(key) ?? (entry && file.read(entry))
    },
    verify: (key) => pending.has(key) || index.has(key),
    set: (key, value) => {
      if (pending.has(key) || index.has(key)) return
      pending.set(key, value)
      pendingBytes += value.byteLength
      if (pendingBytes > pendingLimit) flush()
    },
    finish: () => {
      flush()
      file.close()
      renameSync(path, join(folder, packFile))
      return [...index].map(([key, { offset, length, sum }]) => [key, offset, length, sum])
    },
    abandon: () => rmSync(path, { force: true }),
  }
}

/** Several packs as one; the first that has a key counts. */
export function joinPacks(packs: readonly Pack[]): Pack {
  const ownerOf = (key: string): Pack | undefined => packs.find((pack) => pack.has(key))
  return {
    has: (key) => ownerOf(key) !== undefined,
    get: (key) => ownerOf(key)?.get(key),
    verify: (key) => ownerOf(key)?.verify(key) ?? false,
  }
}
