// The part of `redirects.mjs` that is the same for all sites; their tables are above it in the file.
// It runs in functions and workers of hosts, which have the interfaces of the web and not those of Node.

/** By decoded path without a slash at its end: target and status. */
declare const exact: ReadonlyMap<string, readonly [to: string, status: number]>
/** Beginning of the path, target and status; the first one that fits applies. */
declare const rules: readonly (readonly [from: string, to: string, status: number])[]

/** The redirect of a request as a response, or undefined. */
export function redirect({ url }: { readonly url: string }): Response | undefined {
  const { pathname, search } = new URL(url)
  const found = find(pathname)
  if (found === undefined) return undefined
  const [to, status] = found
  const [path = '', hash = ''] = to.split(/(?=#)/, 2)
  const query = path.includes('?') ? '' : search
  return new Response(null, { status, headers: { location: path + query + hash } })
}

function find(pathname: string): readonly [to: string, status: number] | undefined {
  const path = decode(pathname)
  const row = exact.get(path) ?? exact.get(path.replace(/\/$/, ''))
  if (row) return row
  const rule = rules.find(([from]) => pathname.startsWith(from))
  if (!rule) return undefined
  const [from, to, status] = rule
  // Two slashes at the start of a target would name another host.
  const rest = pathname.slice(from.length).replace(/^[/\\]+/, '')
  return [to.replaceAll(':splat', () => rest), status]
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
