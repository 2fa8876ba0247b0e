interface Connection {
  readonly saveData?: unknown
  readonly effectiveType?: unknown
}

/**
 * False when the reader saves data or has a slow connection: prefetching would cost them more than
 * it helps.
 */
export function mayPrefetch(network: Connection | undefined): boolean {
  if (network?.saveData === true) return false
  return !/(?:^|-)2g$/.test(String(network?.effectiveType))
}

/** `navigator.connection`, which only some browsers have. */
export function connection(): Connection | undefined {
  const found: unknown = Reflect.get(window.navigator, 'connection')
  return typeof found === 'object' && found !== null ? found : undefined
}
