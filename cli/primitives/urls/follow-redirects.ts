// Where redirects of other servers may lead. A server that anyone may run must not choose requests to
// this machine, whose services trust it, or other protocols.
import { isOwnMachine } from './is-own-machine.ts'

const hopLimit = 10

/** A redirect that is not followed; the message completes "it can't be read". */
export class RedirectError extends Error {
  override readonly name = 'RedirectError'
}

/**
 * The URL that a response of `from` redirects to; undefined if it doesn’t redirect. Throws a
 * `RedirectError` for one that leads to this machine from elsewhere, or to another protocol.
 */
export function toRedirectTarget(
  from: string,
  { status, location }: { readonly status: number; readonly location: string | undefined },
): string | undefined {
  if (![301, 302, 303, 307, 308].includes(status)) return undefined
  if (location === undefined || !URL.canParse(location, from)) return undefined
  const { href, protocol } = new URL(location, from)
  if (!/^https?:$/.test(protocol))
    throw new RedirectError(`it redirects to \`${protocol}\`, not to \`https:\``)
  if (isOwnMachine(href) && !isOwnMachine(from))
    throw new RedirectError('it redirects to the machine that runs docs-ssg')
  return href
}

/** `fetch`, with redirects as `toRedirectTarget` allows them. */
export async function fetchRedirected(url: string, init: RequestInit): Promise<Response> {
  let at = url
  for (let hop = 0; hop <= hopLimit; hop += 1) {
    const response = await fetch(at, { ...init, redirect: 'manual' })
    const { status, headers } = response
    const target = toRedirectTarget(at, { status, location: headers.get('location') ?? undefined })
    if (target === undefined) return response
    await response.body?.cancel()
    at = target
  }
  throw new RedirectError('it redirects without end')
}
