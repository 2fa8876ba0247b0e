// Manners towards other sites: one request at a time for each host with a pause between, patience, and no insistence.
// Enters: a fetch. Leaves: one that waits its turn.
import type { Fetch, FetchResponse } from './request-url.ts'

export interface RateLimits {
  /** Hosts that are asked at the same time. */
  readonly hosts: number
  /** Milliseconds between two requests to one host. */
  readonly pause: number
  /** How often a request is repeated that had no answer or 5xx. */
  readonly retries: number
  /** Milliseconds before the first repetition; doubles. */
  readonly backoff: number
  /** Milliseconds: a server that asks to be left alone for longer (`Retry-After`) is left alone for this run. */
  readonly longestRest: number
  readonly sleep: (milliseconds: number) => Promise<void>
}

/** At most `limit` tasks at a time, in the order they came. */
function createGate(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = limit
  return async (task) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOTFOUND') || isFinal(error.cause))

async function persist(
  request: () => Promise<FetchResponse>,
  manners: RateLimits,
): Promise<FetchResponse> {
  const { retries, backoff, sleep } = manners
  for (let round = 0; ; round += 1) {
    let rest = backoff * 2 ** round
    try {
      const answer = await request()
      const wanted = restAfter(answer, rest, manners)
      if (wanted === undefined || round >= retries) return answer
      rest = wanted
    } catch (error) {
      if (isFinal(error) || round >= retries) throw error
    }
    await sleep(rest)
  }
}

/** How long to wait before the request is repeated; undefined when it is not worth it. */
function restAfter(
  { status, retryAfter }: FetchResponse,
  usual: number,
  { longestRest }: RateLimits,
): number | undefined {
  // 501 says that the method is not known; it will not be learnt meanwhile.
  const isTemporary = status === 429 || (status >= 500 && status !== 501)
  if (!isTemporary) return undefined
  if (retryAfter !== undefined) return retryAfter <= longestRest ? retryAfter : undefined
  return status === 429 ? undefined : usual
}

/**
 * A host that still answers 429 after the rest it asked for, or names none, is not asked again in this run: the same
 * answer stands for all its addresses.
 */
export function createPoliteFetch(fetch: Fetch, manners: RateLimits): Fetch {
  const gates = new Map<string, ReturnType<typeof createGate>>()
  const tired = new Map<string, FetchResponse>()
  const everywhere = createGate(manners.hosts)
  return async (address, method) => {
    const { host } = new URL(address)
    const gate = gates.get(host) ?? createGate(1)
    gates.set(host, gate)
    return gate(async () => {
      const refusal = tired.get(host)
      if (refusal) return refusal
      const answer = await everywhere(() => persist(() => fetch(address, method), manners))
      if (answer.status === 429) tired.set(host, answer)
      else await manners.sleep(manners.pause)
      return answer
    })
  }
}
