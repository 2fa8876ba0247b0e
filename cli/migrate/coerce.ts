// Reading values whose shape nobody promises. Enters: unknown. Leaves: text, lists, records; wrong ones are absent.

type Values = Readonly<Record<string, unknown>>

/** A record, or an empty one. */
export function toRecord(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** A list, or an empty one; undefined entries and `false` (switched off by a condition) are left out. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value)
    ? value.filter((item) => item !== undefined && item !== null && item !== false)
    : []
}

/** A text that says something. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
