import { toRecord } from '../../coerce.ts'
import type { MappedConfig } from './map-parts.ts'

/** Without what is undefined or an empty list or object, at any depth. */
export function withoutEmpty(values: MappedConfig): MappedConfig {
  const filled = Object.entries(values).flatMap(([key, value]) => {
    const inner = clean(value)
    return isEmpty(inner) ? [] : [[key, inner] as const]
  })
  return Object.fromEntries(filled)
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  return typeof value === 'object' && value !== null ? withoutEmpty(toRecord(value)) : value
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
