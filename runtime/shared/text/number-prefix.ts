// Room: short texts: labels, number prefixes, names in another direction
/** `01-intro` cut in two. A date (`2024-05-01-x`) or a version (`7.0-x`) is not a prefix. */
interface PrefixedName {
  readonly name: string
  readonly position: number | undefined
}

const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/
const NOT_A_PREFIX = /^(?:\d{4}[-_.]\d{1,2}|\d+[-_.]\d+)/

/** Separate the number prefix from a file or folder name, if `docs.numberPrefixParser` is on. */
export function parseNumberPrefix(name: string, enabled: boolean): PrefixedName {
  const match = enabled && !NOT_A_PREFIX.test(name) ? PREFIX.exec(name) : null
  if (match?.[1] === undefined || match[2] === undefined) return { name, position: undefined }
  return { name: match[2], position: Number(match[1]) }
}

/** Remove the number prefixes of all parts of a path. */
export function withoutNumberPrefixes(path: string, enabled: boolean): string {
  if (!enabled || !/\d/.test(path)) return path
  return path
    .split('/')
    .map((part) => parseNumberPrefix(part, enabled).name)
    .join('/')
}
