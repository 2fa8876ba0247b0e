// Requests to the API of a search service, repeated while the service is busy.
// Must not reveal the key in a message.
import { tryParseJson } from '../../primitives/formats/try-parse-json.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { limitTime } from '../../primitives/time/limit-time.ts'
import { readBody } from '../../primitives/urls/responses.ts'
import { trimEndSlashes } from '../../primitives/urls/trim-slashes.ts'

/** A service, and the side effects that tests replace. */
export interface ServiceOptions {
  /** `https://APPID.algolia.net` */
  readonly endpoint: string
  /** A key with write permissions. */
  readonly adminKey: string
  readonly fetch: typeof fetch
  /** Wait for a number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  readonly signal?: AbortSignal
  /** Milliseconds until the whole response of a request has arrived; 5 minutes by default. */
  readonly timeout?: number
}

/** `localhost:8108/` as a URL without a slash at its end; the default protocol is https. */
export const toEndpoint = (host: string): string =>
  trimEndSlashes(/^https?:/.test(host) ? host : `https://${host}`)

/** The search service rejected a request; the message doesn't contain the key. */
export class PushError extends Error {}

const maxAttempts = 5
const patience = 300_000
/** Bytes of one response: an export of millions of ids. */
const MAX_RESPONSE_BYTES = 256_000_000
const firstWait = 500

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Sent as JSON unless it is text. */
  readonly body?: unknown
  /** A missing index is not an error. */
  readonly mayBeMissing?: boolean
  /** A key without the right is not an error. */
  readonly mayBeForbidden?: boolean
  /** The response is text; otherwise it is JSON. */
  readonly isText?: boolean
}

/** Sends a request; undefined when what it names is missing or forbidden and may be. */
export type ServiceApi = (call: Call) => Promise<unknown>

/** A text of the service, which may repeat the key, for a message. */
export const withoutKey = (text: string, key: string): string =>
  text.replaceAll(key, '***').slice(0, 200)

/** Worth a retry: no response, too many requests, or a server error. */
const isTemporary = (status: number): boolean => status === 0 || status === 429 || status >= 500

/** Create the function that sends requests with these headers, which contain the key. */
export function createServiceApi(
  options: ServiceOptions,
  headers: Readonly<Record<string, string>>,
): ServiceApi {
  const { endpoint, adminKey, wait, signal, timeout = patience } = options
  const once = async ({ method, path, body }: Call) => {
    try {
      const response = await options.fetch(`${endpoint}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        // The key is for this host only.
        redirect: 'manual',
        signal: limitTime(timeout, signal),
      })
      const bytes = await readBody(response, MAX_RESPONSE_BYTES)
      return { status: response.status, text: bytes?.toString('utf8') }
    } catch (error) {
      signal?.throwIfAborted()
      // Another attempt would wait as long.
      if (error instanceof Error && error.name === 'TimeoutError')
        throw new PushError(
          `The search service did not complete its response to \`${method} ${path}\` within ${timeout / 1000} seconds. Try again later.`,
        )
      return { status: 0, text: toErrorMessage(error) }
    }
  }
  return async (call) => {
    for (let attempt = 1; ; attempt++) {
      const { status, text } = await once(call)
      if (text === undefined) throw new PushError(describeLength(call))
      if (status >= 200 && status < 300) return call.isText ? text : parse(text, call.path)
      if (status === 404 && call.mayBeMissing) return undefined
      if ((status === 401 || status === 403) && call.mayBeForbidden) return undefined
      if (!isTemporary(status) || attempt === maxAttempts) {
        const details = withoutKey(text, adminKey)
        throw new PushError(describeFailure(call, status, details))
      }
      await wait(firstWait * 2 ** (attempt - 1))
    }
  }
}

const describeLength = ({ method, path }: Call): string =>
  `The response of the search service to \`${method} ${path}\` has more than ${MAX_RESPONSE_BYTES / 1e6} MB, which docs-ssg does not read. Check that the URL is that of the service.`

function describeFailure({ method, path }: Call, status: number, details: string): string {
  return status === 0
    ? `The search service could not be reached for \`${method} ${path}\`: ${details}`
    : `The search service responded to \`${method} ${path}\` with status ${status}: ${details}`
}

function parse(text: string, path: string): unknown {
  const value = tryParseJson(text)
  if (value !== undefined) return value
  throw new PushError(`The search service responded to \`${path}\` with something other than JSON.`)
}
