const deepest = 40

interface DataOptions {
  /** Values that stand for a package, with its name. */
  readonly packages: ReadonlyMap<unknown, string>
  /** URLs that `createRedirects` of the redirects plugin is called for. */
  readonly urls: readonly string[]
}

/** A part of a config, with what contains it. */
interface Part {
  readonly value: unknown
  readonly depth: number
  readonly above: ReadonlySet<unknown>
}

/**
 * Turn the value of a config into data for JSON: functions become `{$function: name}` and packages
 * `{$package: name}`. `createRedirects` is called, and replaced with its results.
 */
export function toPlainData(value: unknown, options: DataOptions): unknown {
  return toPlain({ value, depth: 0, above: new Set() }, options)
}

function toPlain({ value, depth, above }: Part, options: DataOptions): unknown {
  const { packages } = options
  if (packages.has(value)) return { $package: packages.get(value) }
  if (typeof value === 'function') return { $function: value.name }
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (value instanceof RegExp) return value.source
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest || above.has(value)) return undefined
  const within = { depth: depth + 1, above: new Set([...above, value]) }
  if (Array.isArray(value))
    return value.map((item: unknown) => toPlain({ value: item, ...within }, options) ?? null)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      isGenerator(key, item, options)
        ? collectRedirects(item, options.urls)
        : toPlain({ value: item, ...within }, options),
    ]),
  )
}

type Generator = (url: string) => unknown

function isGenerator(key: string, item: unknown, options: DataOptions): item is Generator {
  const isOwn = typeof item === 'function' && !options.packages.has(item)
  return key === 'createRedirects' && isOwn && options.urls.length > 0
}

function collectRedirects(create: Generator, urls: readonly string[]): readonly object[] {
  return urls.flatMap((to) => [create(to) ?? []].flat().map((from) => ({ from: String(from), to })))
}
