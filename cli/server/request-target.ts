/** The parsed target of a request. */
export interface RequestTarget {
  /** Host and port of an absolute target (`GET http://host/path`), as proxies send it. */
  readonly authority: string | undefined
  /**
   * Decoded once; starts with a slash and contains no `.` or `..` part, control character or
   * backslash.
   */
  readonly path: string
  /** As it was sent, with its `?`; may be empty. */
  readonly query: string
}

/**
 * Undefined if malformed. Browsers resolve `..` themselves, also as `%2e%2e`, so a normal request
 * contains none.
 */
export function parseTarget(target: string): RequestTarget | undefined {
  const absolute = /^https?:\/\/([^/?#]*)/i.exec(target)
  const rest = absolute === null ? target : target.slice(absolute[0].length)
  // Only visible ASCII; everything else has to be percent-encoded.
  if (!/^\/[!-~]*$/.test(rest) || /[\\#]/.test(rest)) return undefined
  const queryAt = rest.indexOf('?')
  const path = decodeOnce(queryAt === -1 ? rest : rest.slice(0, queryAt))
  if (path === undefined) return undefined
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f\\]/.test(path)) return undefined
  if (path.split('/').some((part) => part === '.' || part === '..')) return undefined
  return { authority: absolute?.[1], path, query: queryAt === -1 ? '' : rest.slice(queryAt) }
}

function decodeOnce(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
