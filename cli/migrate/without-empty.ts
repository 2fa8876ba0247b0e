import { toRecord, type Values } from './coerce.ts'

/** A copy without undefined and empty values, at any depth. Lists stay unchanged unless `inLists` is set. */
export function withoutEmpty(values: Values, { inLists = false } = {}): Values {
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return inLists ? value.map(clean) : value
    return typeof value === 'object' && value !== null
      ? withoutEmpty(toRecord(value), { inLists })
      : value
  }
  const filled = Object.entries(values).flatMap(([key, value]) => {
    const inner = clean(value)
    return isEmpty(inner) ? [] : [[key, inner] as const]
  })
  return Object.fromEntries(filled)
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
