// Sends requests over the network; bodies of responses are not read.
// Must not interpret a response or repeat a request.
import { limitTime } from '../../primitives/time/limit-time.ts'
import type { Fetch } from './request-url.ts'

export interface NetworkOptions {
  /** Identifies docs-ssg in the log of the server. */
  readonly userAgent: string
  /** Milliseconds after which a request is aborted. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

/** Does not follow redirects. */
export function createNetworkFetch({ userAgent, timeout, signal }: NetworkOptions): Fetch {
  return async (url, method) => {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': userAgent, accept: 'text/html,*/*' },
      signal: limitTime(timeout, signal),
    })
    await response.body?.cancel()
    const retryAfter = readRetryAfter(response.headers)
    return {
      status: response.status,
      location: response.headers.get('location') ?? undefined,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    }
  }
}

/**
 * Milliseconds. The header has seconds or a date:
 * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const then = Date.parse(value)
  if (Number.isNaN(then)) return undefined
  // Relative to the clock of the server, if the response contains its date.
  const sent = Date.parse(headers.get('date') ?? '')
  return Math.max(0, then - (Number.isNaN(sent) ? Date.now() : sent))
}
