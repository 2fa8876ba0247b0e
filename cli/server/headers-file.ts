import { validateHeaderName, validateHeaderValue } from 'node:http'

/** One block of a `_headers` file: a path pattern and the headers below it. */
export interface HeaderRule {
  /** Tests a decoded path with base. */
  readonly pattern: RegExp
  readonly headers: readonly (readonly [name: string, value: string])[]
}

// The server sets these headers itself.
const reserved = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'date',
])

/**
 * A line with a path starts a block, and indented lines contain its headers; invalid headers are
 * left out.
 */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { pattern: RegExp; headers: (readonly [string, string])[] }[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    if (line.startsWith('/')) rules.push({ pattern: toPattern(line.trim()), headers: [] })
    else if (/^\s/.test(line)) {
      const header = parseHeader(line)
      if (header !== undefined) rules.at(-1)?.headers.push(header)
    }
  }
  return rules
}

/**
 * The headers of every block that matches the path; the values of a repeated header are joined by
 * commas.
 */
export function findHeaders(
  rules: readonly HeaderRule[],
  path: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue
    for (const [name, value] of headers) {
      const before = found.get(name)
      found.set(name, before === undefined ? value : `${before}, ${value}`)
    }
  }
  return found
}

/** `*` matches anything, `:name` one part of the path. */
function toPattern(path: string): RegExp {
  const source = path
    .split('*')
    .map((piece) =>
      piece.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/:[A-Za-z]\w*/g, '[^/]+'),
    )
    .join('.*')
  return new RegExp(`^${source}$`, 's')
}

function parseHeader(line: string): readonly [string, string] | undefined {
  const colon = line.indexOf(':')
  if (colon === -1) return undefined
  const name = line.slice(0, colon).trim().toLowerCase()
  const value = line.slice(colon + 1).trim()
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  } catch {
    return undefined
  }
  return reserved.has(name) ? undefined : [name, value]
}
