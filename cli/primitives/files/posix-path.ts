import { relative, sep } from 'node:path'

/** The path with slashes on every system, as in Markdown and in URLs. */
export function toPosixPath(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/')
}

/** The way from `from` to `to`, with slashes on every system; empty if both are the same. */
export function posixRelative(from: string, to: string): string {
  return toPosixPath(relative(from, to))
}
