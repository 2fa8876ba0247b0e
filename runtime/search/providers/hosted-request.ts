// Requests to a hosted index: one host at a time, the next one only after a failure.

/** `localhost:8108/` as a URL without a slash at its end; the default protocol is https. */
export const toOrigin = (host: string): string =>
  (/^https?:/.test(host) ? host : `https://${host}`).replace(/\/+$/, '')

/** Milliseconds after which a host counts as failed. */
const timeLimit = 5000

/** The service refused the request, so that no other host would accept it. */
class RefusedError extends Error {}

interface Service {
  /** Origins, the preferred one first: `https://search.example`. */
  readonly hosts: readonly string[]
  /** Headers of every request, such as the public key. */
  readonly headers: Readonly<Record<string, string>>
}

/** Post JSON and return the JSON of the response. Rejects, with the reason of the signal if aborted. */
export type HostedRequest = (path: string, body: unknown, signal: AbortSignal) => Promise<unknown>

/** Post to one host. Not `AbortSignal.any`, which browsers have only since 2023. */
async function post(url: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
  const abort = new AbortController()
  const stop = (): void => abort.abort()
  const timer = setTimeout(stop, timeLimit)
  signal.addEventListener('abort', stop)
  try {
    const response = await fetch(url, { ...init, signal: abort.signal })
    const { status } = response
    if (!response.ok) {
      const message = `\`${url}\` responded with status ${status}.`
      throw status < 500 && status !== 429 ? new RefusedError(message) : new Error(message)
    }
    const json: unknown = await response.json()
    return json
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

/** Create the function that sends requests. It begins with the host that responded last. */
export function createHostedRequest({ hosts, headers }: Service): HostedRequest {
  let preferred = 0
  return async (path, body, signal) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
    let failure: unknown
    for (let tried = 0; tried < hosts.length; tried++) {
      signal.throwIfAborted()
      const index = (preferred + tried) % hosts.length
      try {
        const response = await post(`${hosts[index] ?? ''}${path}`, init, signal)
        preferred = index
        return response
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof RefusedError) throw error
        failure = error
      }
    }
    throw failure
  }
}
