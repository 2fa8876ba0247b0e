// Replaces the package `clsx`, which most components of Docusaurus sites import, when it is not
// installed.

/**
 * A class name, a list of them, or a record of class names that are used when their value is
 * truthy.
 */
type ClassValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ClassValue[]
  | Readonly<Record<string, unknown>>

/** Join class names with spaces. */
export function clsx(...values: readonly ClassValue[]): string {
  return values.flatMap(namesOf).join(' ')
}
export default clsx

function namesOf(value: ClassValue): string[] {
  if (typeof value === 'string' || typeof value === 'number') return value ? [String(value)] : []
  if (typeof value !== 'object' || value === null) return []
  if (isList(value)) return value.flatMap(namesOf)
  return Object.entries(value).flatMap(([name, isUsed]) => (isUsed ? [name] : []))
}

function isList(value: object): value is readonly ClassValue[] {
  return Array.isArray(value)
}
