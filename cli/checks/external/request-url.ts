// One address of another site. Enters: the address and a way to fetch. Leaves: what its answer proves.
// Must not know pages, caches or other addresses.
import type { ExternalRecord } from './external-cache.ts'

/** One request and its answer, redirects not followed; rejects when there is none. */
export type Fetch = (address: string, method: 'HEAD' | 'GET') => Promise<FetchResponse>

export interface FetchResponse {
  readonly status: number
  /** The header `location`. */
  readonly location: string | undefined
  /** Milliseconds for which the server asks to be left alone. */
  readonly retryAfter?: number
}

export type ExternalResponse = Pick<ExternalRecord, 'verdict' | 'reason' | 'to'>

const hopLimit = 10
const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status)
const isPermanent = (status: number): boolean => status === 301 || status === 308

/** Some servers do not know HEAD, or answer it wrongly: a bad answer counts only when GET is given it too. */
async function ask(address: string, fetch: Fetch): Promise<FetchResponse> {
  const answer = await fetch(address, 'HEAD')
  const isDoubtful = answer.status >= 400 && answer.status !== 429
  return isDoubtful ? fetch(address, 'GET') : answer
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if (error.name === 'TimeoutError') return 'TIMEOUT'
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

/** What a request without an answer proves: only a name that does not exist is a fault of the link. */
function judgeError(error: unknown): ExternalResponse {
  const code = codeOf(error)
  if (code === 'ENOTFOUND') return { verdict: 'gone', reason: 'no such host' }
  if (code === 'TIMEOUT') return { verdict: 'unknown', reason: 'no answer in time' }
  return { verdict: 'unknown', reason: code === '' ? 'no answer' : code }
}

function judgeStatus(status: number): ExternalResponse {
  if (status >= 200 && status < 300) return { verdict: 'ok', reason: String(status) }
  const isGone = status === 404 || status === 410
  return { verdict: isGone ? 'gone' : 'unknown', reason: String(status) }
}

/** Follow an address to its end. `moved`: it works, and every redirect on the way is meant for good. */
export async function requestUrl(address: string, fetch: Fetch): Promise<ExternalResponse> {
  let at = address
  let isForGood = true
  try {
    for (let hop = 0; hop <= hopLimit; hop += 1) {
      const { status, location } = await ask(at, fetch)
      if (isRedirect(status) && location !== undefined && URL.canParse(location, at)) {
        isForGood &&= isPermanent(status)
        at = new URL(location, at).href
        continue
      }
      const judged = judgeStatus(status)
      if (judged.verdict !== 'ok' || at === address || !isForGood) return judged
      return { verdict: 'moved', reason: judged.reason, to: at }
    }
    return { verdict: 'unknown', reason: 'redirects without end' }
  } catch (error) {
    return judgeError(error)
  }
}
