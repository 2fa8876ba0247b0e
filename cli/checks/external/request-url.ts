// Requests one URL of another site and interprets the response.
// Must not know pages, caches or other URLs.
import { ReachError } from '../../primitives/urls/connect-within.ts'
import { RedirectError, toRedirectTarget } from '../../primitives/urls/follow-redirects.ts'
import type { ExternalRecord } from './external-cache.ts'

/** One request without following redirects; rejects if there is no response. */
export type Fetch = (url: string, method: 'HEAD' | 'GET') => Promise<FetchResponse>

export interface FetchResponse {
  readonly status: number
  /** The header `location`. */
  readonly location: string | undefined
  /** Milliseconds after which the server accepts requests again. */
  readonly retryAfter?: number
}

export type ExternalResponse = Pick<ExternalRecord, 'verdict' | 'reason' | 'to'>

const hopLimit = 10
const isPermanent = (status: number): boolean => status === 301 || status === 308

/**
 * Some servers do not support HEAD or respond to it incorrectly, so an error counts only if GET has
 * one too.
 */
async function request(url: string, fetch: Fetch): Promise<FetchResponse> {
  const response = await fetch(url, 'HEAD')
  const isDoubtful = response.status >= 400 && response.status !== 429
  return isDoubtful ? fetch(url, 'GET') : response
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if (error.name === 'TimeoutError') return 'TIMEOUT'
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

/**
 * The result of a request without a response. Only an unknown host means that the link is wrong.
 */
function interpretError(error: unknown): ExternalResponse {
  if (error instanceof RedirectError || error instanceof ReachError)
    return { verdict: 'unknown', reason: error.message }
  const code = codeOf(error)
  if (code === 'ENOTFOUND') return { verdict: 'gone', reason: 'no such host' }
  if (code === 'TIMEOUT') return { verdict: 'unknown', reason: 'timeout' }
  return { verdict: 'unknown', reason: code === '' ? 'no response' : code }
}

function interpretStatus(status: number): ExternalResponse {
  if (status >= 200 && status < 300) return { verdict: 'ok', reason: String(status) }
  const isGone = status === 404 || status === 410
  return { verdict: isGone ? 'gone' : 'unknown', reason: String(status) }
}

/**
 * Follows redirects to the final URL. `moved`: it works, and every redirect on the way is
 * permanent.
 */
export async function requestUrl(url: string, fetch: Fetch): Promise<ExternalResponse> {
  let at = url
  let isPermanentSoFar = true
  try {
    for (let hop = 0; hop <= hopLimit; hop += 1) {
      const { status, location } = await request(at, fetch)
      const target = toRedirectTarget(at, { status, location })
      if (target !== undefined) {
        isPermanentSoFar &&= isPermanent(status)
        at = target
        continue
      }
      const result = interpretStatus(status)
      if (result.verdict !== 'ok' || at === url || !isPermanentSoFar) return result
      return { verdict: 'moved', reason: result.reason, to: at }
    }
    return { verdict: 'unknown', reason: 'redirects without end' }
  } catch (error) {
    return interpretError(error)
  }
}
