import type { Reach } from '../primitives/urls/address-reach.ts'
import {
  type Connect,
  createConnect,
  type RequestWithin,
} from '../primitives/urls/connect-within.ts'
import { toResponse } from '../primitives/urls/follow-redirects.ts'
import { readBody, toFetchReason } from '../primitives/urls/responses.ts'
import { limitTime } from '../primitives/time/limit-time.ts'
import { limitConcurrency } from '../primitives/time/limit-concurrency.ts'
import { encodePath } from '../../runtime/shared/urls/url.ts'
import { SiteError, type SiteFiles } from './site-files.ts'

/** How files of a published site are requested. */
export interface HttpLimits {
  readonly userAgent: string
  /** Milliseconds until the whole response has arrived. */
  readonly timeout: number
  /** Bytes of one file. */
  readonly maxBytes: number
  readonly signal: AbortSignal
}

const redirectStatuses = [301, 302, 303, 307, 308]
const mostRedirects = 3
/** Files at a time: a list can name any number of others. */
const mostRequests = 16

/** The files of a published site. `base` ends with a slash; nothing outside it is requested. */
export function createHttpFiles(
  base: URL,
  limits: HttpLimits,
  connectTo: (limit: Reach) => Connect = createConnect,
): SiteFiles {
  const queue = limitConcurrency(mostRequests)
  const send = base.protocol === 'https:' ? fetchOnce : createSender(connectTo)
  return { name: base.href, read: (path) => queue(() => readFile(path, base, { limits, send })) }
}

type Send = (url: URL, init: RequestWithin) => Promise<Response>

/** A certificate says that the host has this name, whatever address it has. */
const fetchOnce: Send = (url, { signal = null, ...init }) =>
  fetch(url, { ...init, signal, redirect: 'manual' })

/** Later requests reach no further than the first one, so that a name can't become an address of this machine. */
function createSender(connectTo: (limit: Reach) => Connect): Send {
  let connect = connectTo('own')
  let isFirst = true
  return async (url, init) => {
    const { message, reach } = await connect(url.href, init)
    if (isFirst) connect = connectTo(reach)
    isFirst = false
    return toResponse(message)
  }
}

interface Requests {
  readonly limits: HttpLimits
  readonly send: Send
}

async function readFile(
  path: string,
  base: URL,
  { limits, send }: Requests,
): Promise<string | undefined> {
  let url = new URL(encodePath(path), base)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!isBelow(url, base)) throw outside(url, base)
    const response = await request(url, { limits, send })
    const location = response.headers.get('location')
    if (!redirectStatuses.includes(response.status) || location === null)
      return readText(response, url, limits)
    await response.body?.cancel()
    if (!URL.canParse(location, url.href))
      throw new SiteError(`\`${url.href}\` redirects to an invalid URL.`)
    url = new URL(location, url)
  }
  throw new SiteError(`\`${url.href}\` redirects too often.`)
}

const isBelow = (url: URL, base: URL): boolean =>
  url.origin === base.origin && url.pathname.startsWith(base.pathname)

function outside(url: URL, base: URL): SiteError {
  return new SiteError(
    `\`${url.href}\` is outside \`${base.href}\`, so it was not requested. If the site has moved, start \`docs-ssg mcp\` with its new URL.`,
  )
}

async function request(url: URL, { limits, send }: Requests): Promise<Response> {
  const { userAgent, timeout, signal } = limits
  try {
    return await send(url, {
      headers: { 'user-agent': userAgent, accept: 'text/markdown, text/plain, application/json' },
      signal: limitTime(timeout, signal),
    })
  } catch (error) {
    throw unreachable(url, error)
  }
}

/** Some hosts send their error page for a file that doesn’t exist. */
async function readText(
  response: Response,
  url: URL,
  { maxBytes }: HttpLimits,
): Promise<string | undefined> {
  const { status, headers } = response
  const isPage = headers.get('content-type')?.startsWith('text/html') === true
  if (status === 404 || status === 410 || (status === 200 && isPage)) {
    await response.body?.cancel()
    return undefined
  }
  if (status !== 200) {
    await response.body?.cancel()
    throw new SiteError(`\`${url.href}\` responded with status ${status}. Try again later.`)
  }
  const body = await readBody(response, maxBytes).catch((error: unknown) => {
    throw unreachable(url, error)
  })
  if (body === undefined) throw new SiteError(tooLarge(url, maxBytes))
  return body.toString('utf8')
}

const tooLarge = (url: URL, maxBytes: number): string =>
  `\`${url.href}\` has more than ${Math.round(maxBytes / 1e6)} MB, which is the limit of \`docs-ssg mcp\`.`

function unreachable(url: URL, error: unknown): SiteError {
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  const reason = isLate ? 'the response took too long' : toFetchReason(error)
  return new SiteError(
    `\`${url.href}\` could not be read: ${reason}. Check the URL and the connection.`,
  )
}
