// Limits the rate of requests to other sites: one at a time for each host, with a pause between
// requests.
import { ReachError } from '../../primitives/urls/connect-within.ts'
import type { Fetch, FetchResponse } from './request-url.ts'
import { limitConcurrency } from '../../primitives/time/limit-concurrency.ts'

export interface RateLimits {
  /** The number of hosts that receive requests at the same time. */
  readonly hosts: number
  /** Milliseconds between two requests to one host. */
  readonly pause: number
  /** How many times a request without a response, or with a 5xx response, is repeated. */
  readonly retries: number
  /** Milliseconds before the first repetition; doubled before each further one. */
  readonly backoff: number
  /** Milliseconds: a host with a longer `Retry-After` gets no more requests in this run. */
  readonly longestRest: number
  readonly sleep: (milliseconds: number) => Promise<void>
}

const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof ReachError ||
    ('code' in error && error.code === 'ENOTFOUND') ||
    isFinal(error.cause))

async function fetchWithRetries(
  request: () => Promise<FetchResponse>,
  limits: RateLimits,
): Promise<FetchResponse> {
  const { retries, backoff, sleep } = limits
  for (let round = 0; ; round += 1) {
    let rest = backoff * 2 ** round
    try {
      const response = await request()
      const wanted = restAfter(response, rest, limits)
      if (wanted === undefined || round >= retries) return response
      rest = wanted
    } catch (error) {
      if (isFinal(error) || round >= retries) throw error
    }
    await sleep(rest)
  }
}

/** Milliseconds before the request is repeated; undefined if it should not be repeated. */
function restAfter(
  { status, retryAfter }: FetchResponse,
  usual: number,
  { longestRest }: RateLimits,
): number | undefined {
  // 501: the server does not support the method, so repeating the request does not help.
  const isTemporary = status === 429 || (status >= 500 && status !== 501)
  if (!isTemporary) return undefined
  if (retryAfter !== undefined) return retryAfter <= longestRest ? retryAfter : undefined
  return status === 429 ? undefined : usual
}

/**
 * Create a `fetch` that spares hosts: one that sends 429 without `Retry-After`, or again after that
 * time, gets no more requests in this run, and all its other URLs get the same response.
 */
export function createPoliteFetch(fetch: Fetch, limits: RateLimits): Fetch {
  const gates = new Map<string, ReturnType<typeof limitConcurrency>>()
  const refusals = new Map<string, FetchResponse>()
  const everywhere = limitConcurrency(limits.hosts)
  return async (url, method) => {
    const { host } = new URL(url)
    const gate = gates.get(host) ?? limitConcurrency(1)
    gates.set(host, gate)
    return gate(async () => {
      const refusal = refusals.get(host)
      if (refusal) return refusal
      const response = await everywhere(() => fetchWithRetries(() => fetch(url, method), limits))
      if (response.status === 429) refusals.set(host, response)
      else await limits.sleep(limits.pause)
      return response
    })
  }
}
