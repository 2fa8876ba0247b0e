import type { Cache } from './open-cache.ts'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/**
 * A value out of the cache, or made now and kept for the next run. It must survive JSON, and depend on nothing but what
 * `key` is the hash of: then a warm run says what a cold one says.
 */
export function remember<Value>(cache: Cache, key: string, make: () => Value): Value {
  const known = cache.get(key)
  if (known) return JSON.parse(decoder.decode(known))
  const value = make()
  cache.set(key, encoder.encode(JSON.stringify(value)))
  return value
}
