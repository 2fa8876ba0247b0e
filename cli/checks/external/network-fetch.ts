// Sends requests over the network; bodies of responses are not read.
// Must not interpret a response or repeat a request.
import type { IncomingHttpHeaders } from 'node:http'
import { limitTime } from '../../primitives/time/limit-time.ts'
import { createConnect } from '../../primitives/urls/connect-within.ts'
import type { Fetch } from './request-url.ts'

export interface NetworkOptions {
  /** Identifies docs-ssg in the log of the server. */
  readonly userAgent: string
  /** Milliseconds after which a request is aborted. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
  /** True for hosts that may be in a private network; anyone can link to others. */
  readonly isPrivateHost: (host: string) => boolean
}

/**
 * Create a `fetch` that doesn't follow redirects, and connects only to public addresses and to
 * private hosts that the config allows.
 */
export function createNetworkFetch(options: NetworkOptions): Fetch {
  const { userAgent, timeout, signal, isPrivateHost } = options
  const [connectToPublic, connectToAny] = [createConnect('public'), createConnect('own')]
  return async (url, method) => {
    const connect = isPrivateHost(new URL(url).hostname) ? connectToAny : connectToPublic
    const { message } = await connect(url, {
      method,
      headers: { 'user-agent': userAgent, accept: 'text/html,*/*' },
      signal: limitTime(timeout, signal),
    })
    const { statusCode: status = 0, headers } = message
    if (method === 'HEAD') message.resume()
    else message.destroy()
    const retryAfter = readRetryAfter(headers)
    return {
      status,
      location: headers.location,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    }
  }
}

/**
 * Milliseconds. The header has seconds or a date:
 * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
function readRetryAfter(headers: IncomingHttpHeaders): number | undefined {
  const value = headers['retry-after']?.trim() ?? ''
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const then = Date.parse(value)
  if (Number.isNaN(then)) return undefined
  // Relative to the clock of the server, if the response contains its date.
  const sent = Date.parse(headers.date ?? '')
  return Math.max(0, then - (Number.isNaN(sent) ? Date.now() : sent))
}
