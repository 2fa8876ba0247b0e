interface CacheEntry {
  readonly status: string
  readonly data?: unknown
  readonly error?: unknown
}

/** Entries of the cache with what matters to readers. */
export function viewEntries(queries: Readonly<Record<string, CacheEntry | undefined>>): {
  readonly title: string
  readonly value: unknown
} {
  const entries = Object.entries(queries).flatMap(([key, entry]) =>
    entry === undefined
      ? []
      : [[key, { status: entry.status, data: entry.data, error: entry.error }] as const],
  )
  return { title: 'Cache entries: state.api.queries', value: Object.fromEntries(entries) }
}
