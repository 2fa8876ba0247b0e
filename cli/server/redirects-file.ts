/** One line of a `_redirects` file: `/old/* /new/:splat 301`. */
export interface RedirectRule {
  /** Path without slash at the end; `*` at its end stands for any rest. */
  readonly from: string
  readonly to: string
  readonly status: number
}

const allowedStatus = new Set([301, 302, 303, 307, 308])

/** Lines that are not redirects (comments, rewrites with status 200) are left out. */
export function parseRedirects(text: string): readonly RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from, to, code] = line.trim().split(/\s+/)
    if (from === undefined || to === undefined || from.startsWith('#')) return []
    const status = Number.parseInt(code ?? '301', 10)
    if (!from.startsWith('/') || !allowedStatus.has(status)) return []
    return [{ from: trimSlash(decodeSafely(from)), to, status }]
  })
}

/** Where `path` (decoded, with base) leads by the first rule that fits, and with which status. */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
): { readonly location: string; readonly status: number } | undefined {
  const wanted = trimSlash(path)
  for (const { from, to, status } of rules) {
    const rest = matchRest(from, wanted)
    if (rest === undefined) continue
    const location = to.replaceAll(':splat', rest.split('/').map(encodeURIComponent).join('/'))
    // `//host` would lead to another site; only the rule itself may name one.
    const isOwn = to.startsWith('/') && !to.startsWith('//')
    return { location: isOwn ? location.replace(/^[/\\]+/, '/') : location, status }
  }
  return undefined
}

function matchRest(from: string, path: string): string | undefined {
  if (!from.endsWith('*')) return from === path ? '' : undefined
  const start = from.slice(0, -1)
  if (path.startsWith(start)) return path.slice(start.length)
  return `${path}/` === start ? '' : undefined
}

function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
