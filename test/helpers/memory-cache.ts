import { createNoCache } from '../../cli/cache/no-cache.ts'
import type { Cache } from '../../cli/cache/open-cache.ts'

/** A cache in memory, with what it keeps. */
export function memoryCache(): Cache & { readonly kept: ReadonlyMap<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>()
  return {
    ...createNoCache(),
    kept,
    get: (key) => kept.get(key),
    verify: (key) => kept.has(key),
    has: (key) => kept.has(key),
    set: (key, value) => void kept.set(key, value),
  }
}
