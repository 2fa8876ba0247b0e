import type { Cache } from './open-cache.ts'

/** A cache that keeps nothing, for `--no-cache`: everything is rebuilt and nothing is written. */
export function createNoCache(): Cache {
  return {
    get: () => undefined,
    verify: () => false,
    has: () => false,
    set: () => undefined,
    prefetch: async () => {},
    commit: async () => {},
    findings: () => [],
  }
}
