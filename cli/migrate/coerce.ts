// Reads values of unknown shape. A value of the wrong type counts as absent.

/** The entries of an object whose values are unknown. */
export type Values = Readonly<Record<string, unknown>>

/** The value itself if it is an object, else an empty one. Arrays count as empty. */
export function toRecord(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/**
 * The items of an array without `undefined`, `null` and `false`, which stand for a switched-off
 * item.
 */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value)
    ? value.filter((item) => item !== undefined && item !== null && item !== false)
    : []
}

/** The value if it is a string that isn't empty. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * The entries of `value` under `keys`, in that order, without those that are `undefined` or `null`.
 */
export function pick(value: unknown, keys: readonly string[]): Values {
  const record = toRecord(value)
  return Object.fromEntries(
    keys.flatMap((key) => {
      const inner = record[key]
      return inner === undefined || inner === null ? [] : [[key, inner] as const]
    }),
  )
}
