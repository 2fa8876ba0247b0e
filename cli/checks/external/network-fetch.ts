// The network. Enters: an address of another site. Leaves: what its server says first; the body is not read.
// Must not judge an answer, nor ask twice.
import type { Fetch } from './request-url.ts'

export interface NetworkOptions {
  /** Who asks, for the log of the server. */
  readonly userAgent: string
  /** Milliseconds after which nobody will answer any more. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

/** A fetch that goes out to the network. */
export function createNetworkFetch({ userAgent, timeout, signal }: NetworkOptions): Fetch {
  return async (address, method) => {
    const limit = AbortSignal.timeout(timeout)
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': userAgent, accept: 'text/html,*/*' },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
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

/** Milliseconds; seconds and dates are both allowed: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const then = Date.parse(value)
  if (Number.isNaN(then)) return undefined
  // By the clock of that server, if it tells.
  const sent = Date.parse(headers.get('date') ?? '')
  return Math.max(0, then - (Number.isNaN(sent) ? Date.now() : sent))
}
