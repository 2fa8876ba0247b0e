/**
 * Copy a value, as `structuredClone` does, but faster for arrays and plain objects. Takes the place
 * of the package `@ungap/structured-clone` in the bundle of the command line.
 */
export default function cloneData(value: unknown): unknown {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value
  if (Array.isArray(value)) return value.map((item) => cloneData(item))
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cloneData(item)]))
}
