import { isRecord } from '../primitives/is-record.ts'

type Options = Readonly<Record<string, unknown>>

/** Merge objects and append lists; other values of `more` replace those of `base`, unless they are undefined. */
export function mergeOptions(base: Options, more: Options): Options {
  const merged = new Map(Object.entries(base))
  for (const [key, value] of Object.entries(more)) {
    if (value === undefined) continue
    const before = merged.get(key)
    merged.set(key, mergeValues(before, value))
  }
  return Object.fromEntries(merged)
}

function mergeValues(before: unknown, value: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(value)) return [...before, ...value]
  return isPlain(before) && isPlain(value) ? mergeOptions(before, value) : value
}

function isPlain(value: unknown): value is Options {
  if (!isRecord(value) || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
