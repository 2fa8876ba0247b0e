// The text of another site's anchors.json, over the network or from the last time.
import type { Cache } from '../../cache/open-cache.ts'
import { keepJson, readJson } from '../../cache/remember.ts'
import { fetchRedirected } from '../../primitives/urls/follow-redirects.ts'
import { hashOf } from '../../primitives/hash.ts'
import { limitTime } from '../../primitives/time/limit-time.ts'
import { readBody, toFetchReason } from '../../primitives/urls/responses.ts'

/** What is kept of a response. */
interface KeptSite {
  readonly text: string
  /** The header `etag`; empty when there was none. */
  readonly etag: string
  /** Milliseconds since 1970. */
  readonly asked: number
}

/** A text, and why it may be out of date; or why there is none. */
export type SiteText =
  { readonly text: string; readonly outdated?: string } | { readonly failure: string }

interface RequestOptions {
  readonly cache: Cache
  /** Milliseconds for which a response is used without another request. */
  readonly ttl: number
  /** Milliseconds since 1970. */
  readonly now: number
  readonly signal?: AbortSignal | undefined
}

const timeout = 20_000
const mostBytes = 128 * 1024 * 1024

/** Request the file, unless the kept copy is new enough; if the request fails, the copy is used. */
export async function requestSite(url: string, options: RequestOptions): Promise<SiteText> {
  const { cache, ttl, now, signal } = options
  const key = hashOf('anchors of another site', url)
  const kept = readJson<KeptSite>(cache, key)
  if (kept !== undefined && now - kept.asked >= 0 && now - kept.asked < ttl)
    return { text: kept.text }
  try {
    const answer = await download(url, kept, signal)
    keepJson(cache, key, { ...answer, asked: now } satisfies KeptSite)
    return { text: answer.text }
  } catch (error) {
    const failure = reasonOf(error)
    return kept === undefined ? { failure } : { text: kept.text, outdated: failure }
  }
}

async function download(
  url: string,
  kept: KeptSite | undefined,
  signal: AbortSignal | undefined,
): Promise<Pick<KeptSite, 'text' | 'etag'>> {
  const known = kept === undefined || kept.etag === '' ? {} : { 'if-none-match': kept.etag }
  const response = await fetchRedirected(url, {
    headers: { accept: 'application/json', ...known },
    signal: limitTime(timeout, signal),
  })
  if (response.status === 304 && kept !== undefined) return kept
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`status ${response.status}`)
  }
  const body = await readBody(response, mostBytes)
  if (body === undefined) throw new Error('it has more than 128 MB')
  return { text: body.toString('utf8'), etag: response.headers.get('etag') ?? '' }
}

function reasonOf(error: unknown): string {
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return isLate ? 'no response in 20 seconds' : toFetchReason(error)
}
