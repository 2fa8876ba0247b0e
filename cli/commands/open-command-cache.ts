import { createNoCache } from '../cache/no-cache.ts'
import { type Cache, openCache } from '../cache/open-cache.ts'
import { toolVersion } from '../primitives/tool-version.ts'

/** The cache of a site; with `--no-cache` one that holds nothing. */
export async function openCommandCache(cacheDir: string, isUsed: boolean): Promise<Cache> {
  return isUsed ? openCache(cacheDir, toolVersion) : createNoCache()
}
