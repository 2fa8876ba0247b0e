const deepest = 2

/** A function that throws, and says that samples can't have `what`. */
export function refuse(what: string): () => never {
  // Samples may call it with `new`.
  return function () {
    throw new Error(
      `samples run without files, network and processes, so \`${what}\` is not available`,
    )
  }
}

/** A copy of exports in which every function throws. */
export function hollow(value: object, what: string, depth = 0): object {
  const copy: object = typeof value === 'function' ? refuse(what) : {}
  const keys = depth > deepest ? [] : Object.keys(value).filter((key) => !key.startsWith('_'))
  for (const key of keys) {
    const inner: unknown = Reflect.get(value, key)
    const isCopied = isObject(inner) && !Array.isArray(inner)
    Object.assign(copy, {
      [key]: isCopied ? hollow(inner, `${what}.${key}`, depth + 1) : inner,
    })
  }
  return copy
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}
