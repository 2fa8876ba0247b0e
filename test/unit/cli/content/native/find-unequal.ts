/**
 * The path and the values of the first difference between two trees, positions included; undefined
 * when they are equal. A key whose value is undefined counts as absent.
 */
export function findUnequal(expected: unknown, actual: unknown, path = 'root'): string | undefined {
  if (Object.is(expected, actual)) return undefined
  if (!isObject(expected) || !isObject(actual))
    return `${path}: ${JSON.stringify(expected)} became ${JSON.stringify(actual)}`
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const found = findUnequal(expected[key], actual[key], `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
