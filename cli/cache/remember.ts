import type { Cache } from './open-cache.ts'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** A value that `keepJson` put there; undefined when there is none. */
export function readJson<Value>(cache: Cache, key: string): Value | undefined {
  const bytes = cache.get(key)
  if (!bytes) return undefined
  const value: Value = JSON.parse(decoder.decode(bytes))
  return value
}

/** Keep a value that survives JSON. */
export function keepJson(cache: Cache, key: string, value: unknown): void {
  cache.set(key, encoder.encode(JSON.stringify(value)))
}

/**
 * A value out of the cache, or made now and kept for the next run. It must survive JSON, and depend on nothing but what
 * `key` is the hash of: then a warm run says what a cold one says.
 */
export function remember<Value>(cache: Cache, key: string, make: () => Value): Value {
  const known = readJson<Value>(cache, key)
  if (known !== undefined) return known
  const value = make()
  keepJson(cache, key, value)
  return value
}
