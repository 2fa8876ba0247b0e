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
import { SiteError, type SiteFiles, tooLarge } from './site-files.ts'

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

/** Characters of all files that are kept; the `routes.json` of 30,000 pages has as many. */
const mostKnown = 32_000_000

/** A file that was read, which is only sent again if it has changed. */
interface KnownFile {
  readonly text: string
  /** The header that asks whether it has changed. */
  readonly condition: Readonly<Record<string, string>>
}

type Send = (url: URL, init: RequestWithin) => Promise<Response>

interface Host {
  readonly base: URL
  readonly limits: HttpLimits
  readonly send: Send
  /** By path, the one that was read last at the end. */
  readonly known: Map<string, KnownFile>
  readonly mostKept: number
}

/** The files of a published site. `base` ends with a slash; nothing outside it is requested. */
export function createHttpFiles(
  base: URL,
  limits: HttpLimits,
  { mostKept = mostKnown, connectTo = createConnect }: HttpFilesOptions = {},
): SiteFiles {
  const queue = limitConcurrency(mostRequests)
  const send = base.protocol === 'https:' ? fetchOnce : createSender(connectTo)
  const host: Host = { base, limits, send, known: new Map(), mostKept }
  return { name: base.href, read: (path) => queue(() => readFile(path, host)) }
}

interface HttpFilesOptions {
  /** Characters of all files that are kept. */
  readonly mostKept?: number
  /** Makes what connects to addresses within a reach. */
  readonly connectTo?: (limit: Reach) => Connect
}

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

async function readFile(path: string, host: Host): Promise<string | undefined> {
  const { base, limits, known } = host
  const before = known.get(path)
  let url = new URL(encodePath(path), base)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!isBelow(url, base)) throw outside(url, base)
    const response = await request(url, host, before?.condition)
    const location = response.headers.get('location')
    if (!redirectStatuses.includes(response.status) || location === null) {
      const isSame = response.status === 304 && before !== undefined
      if (isSame) await response.body?.cancel()
      const text = isSame ? before.text : await readText(response, url, limits)
      keep(host, path, text === undefined ? undefined : { text, condition: conditionOf(response) })
      return text
    }
    await response.body?.cancel()
    if (!URL.canParse(location, url.href))
      throw new SiteError(`\`${url.href}\` redirects to an invalid URL.`)
    url = new URL(location, url)
  }
  throw new SiteError(`\`${url.href}\` redirects too often.`)
}

/** Keep a file, and forget those that were read before the others if there are too many. */
function keep({ known, mostKept }: Host, path: string, file: KnownFile | undefined): void {
  known.delete(path)
  if (file === undefined || Object.keys(file.condition).length === 0) return
  known.set(path, file)
  let total = 0
  for (const { text } of known.values()) total += text.length
  for (const [other, { text }] of known) {
    if (total <= mostKept) return
    known.delete(other)
    total -= text.length
  }
}

/** A response that says nothing has changed repeats these headers. */
function conditionOf({ headers }: Response): KnownFile['condition'] {
  const [tag, date] = [headers.get('etag'), headers.get('last-modified')]
  if (tag !== null) return { 'if-none-match': tag }
  return date === null ? {} : { 'if-modified-since': date }
}

const isBelow = (url: URL, base: URL): boolean =>
  url.origin === base.origin && url.pathname.startsWith(base.pathname)

function outside(url: URL, base: URL): SiteError {
  return new SiteError(
    `\`${url.href}\` is outside \`${base.href}\`, so it was not requested. If the site has moved, start \`docs-ssg mcp\` with its new URL.`,
  )
}

async function request(
  url: URL,
  { limits: { userAgent, timeout, signal }, send }: Host,
  condition: KnownFile['condition'] = {},
): Promise<Response> {
  try {
    return await send(url, {
      headers: {
        ...condition,
        'user-agent': userAgent,
        accept: 'text/markdown, text/plain, application/json',
      },
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
  if (body === undefined) throw tooLarge(url.href, maxBytes)
  return body.toString('utf8')
}

function unreachable(url: URL, error: unknown): SiteError {
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  const reason = isLate ? 'the response took too long' : toFetchReason(error)
  return new SiteError(
    `\`${url.href}\` could not be read: ${reason}. Check the URL and the connection.`,
  )
}
