import type { Cache } from './open-cache.ts'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** Read a value that `keepJson` stored; undefined if there is none, or if it isn't JSON. */
export function readJson<Value>(cache: Cache, key: string): Value | undefined {
  const bytes = cache.get(key)
  if (!bytes) return undefined
  try {
    const value: Value = JSON.parse(decoder.decode(bytes))
    return value
  } catch {
    return undefined
  }
}

/** Store a value that survives JSON. */
export function keepJson(cache: Cache, key: string, value: unknown): void {
  cache.set(key, encoder.encode(JSON.stringify(value)))
}

/** Store a value that survives JSON, for other machines too. */
export function shareJson(cache: Cache, key: string, value: unknown): void {
  cache.set(key, encoder.encode(JSON.stringify(value)), true)
}

/**
 * Read a value from the cache, or create it and store it for the next run. It must survive JSON and
 * depend on nothing but what `key` is the hash of, so that a run with a cache has the same result
 * as one without.
 */
export function remember<Value>(cache: Cache, key: string, make: () => Value): Value {
  const known = readJson<Value>(cache, key)
  if (known !== undefined) return known
  const value = make()
  keepJson(cache, key, value)
  return value
}
