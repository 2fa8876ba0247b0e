// Stands for the package `clsx`, which nearly every component of a Docusaurus site imports, where it is not installed.

/** Class names, lists of them, and records of names that count when their value does. */
type ClassValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ClassValue[]
  | Readonly<Record<string, unknown>>

/** All class names that count, with a space between. */
export function clsx(...values: readonly ClassValue[]): string {
  return values.flatMap(namesOf).join(' ')
}
export default clsx

function namesOf(value: ClassValue): string[] {
  if (typeof value === 'string' || typeof value === 'number') return value ? [String(value)] : []
  if (typeof value !== 'object' || value === null) return []
  if (isList(value)) return value.flatMap(namesOf)
  return Object.entries(value).flatMap(([name, counts]) => (counts ? [name] : []))
}

function isList(value: object): value is readonly ClassValue[] {
  return Array.isArray(value)
}
