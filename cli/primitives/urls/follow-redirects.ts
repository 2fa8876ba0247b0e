// Where redirects of other servers may lead. A server that anyone may run must not choose requests to
// this machine or its network, whose services trust it, or other protocols.
import type { IncomingMessage } from 'node:http'
import type { Reach } from './address-reach.ts'
import { type Connect, createConnect, type RequestWithin } from './connect-within.ts'
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

/**
 * `fetch` of a URL that the config or a person names, which may be anywhere. Redirects are followed as
 * `toRedirectTarget` allows them, and no further than the first URL reaches: from the internet, never to
 * a private network.
 */
export async function fetchRedirected(
  url: string,
  init: RequestWithin,
  connectTo: (limit: Reach) => Connect = createConnect,
): Promise<Response> {
  let at = url
  let limit: Reach = 'own'
  for (let hop = 0; hop <= hopLimit; hop += 1) {
    const { message, reach } = await connectTo(limit)(at, init)
    const { statusCode: status = 0, headers } = message
    const target = toRedirectTarget(at, { status, location: headers.location })
    if (target === undefined) return toResponse(message)
    message.destroy()
    if (hop === 0) limit = reach
    at = target
  }
  throw new RedirectError('it redirects without end')
}

/** The response of a request within a limit, as `fetch` returns it. */
export function toResponse(message: IncomingMessage): Response {
  const { statusCode: status = 0, headers } = message
  if (status < 200 || status > 599) {
    message.destroy()
    throw new Error(`status ${status}`)
  }
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  const hasBody = ![204, 205, 304].includes(status)
  if (!hasBody) message.resume()
  return new Response(hasBody ? toStream(message) : null, { status, headers: pairs })
}

function toStream(message: IncomingMessage): ReadableStream {
  const parts = message[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void message.destroy(),
  })
}
