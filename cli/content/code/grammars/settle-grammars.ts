/**
 * Resolve the `rest` of every grammar in advance. Prism does so when a grammar is first used, so its
 * tokens would depend on the order of use.
 */
export function settleGrammars(languages: Readonly<Record<string, unknown>>): void {
  const settled = new Set<object>()
  const settle = (value: unknown): void => {
    if (!isObject(value) || value instanceof RegExp || settled.has(value)) return
    settled.add(value)
    const { rest } = value
    if (isObject(rest)) {
      settle(rest)
      Object.assign(value, rest)
      delete value['rest']
    }
    Object.values(value).forEach(settle)
  }
  // Not `languages` itself: reStructuredText is called `rest`.
  Object.values(languages).forEach(settle)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
