/** A response in the form that a base query returns. */
export type Response<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | {
      readonly error: { readonly status: number; readonly data: string }
      readonly data?: undefined
    }

/** A server in memory. */
export interface Service {
  /**
   * Responds after the latency: with status 500 if requests fail, otherwise with what `handle`
   * returns.
   */
  send<Data>(line: string, handle: () => Data, signal?: AbortSignal): Promise<Response<Data>>
}

interface ServiceOptions {
  readonly latency: () => number
  readonly fails: () => boolean
  readonly log: (text: string) => void
}

/** Create a server; requests and responses are logged with a number that connects them. */
export function createService({ latency, fails, log }: ServiceOptions): Service {
  let count = 0
  return {
    async send(line, handle, signal) {
      const number = ++count
      log(`→ ${number}: ${line}`)
      await pause(latency(), signal)
      if (signal?.aborted === true) {
        log(`✕ ${number}: aborted`)
        throw new DOMException('The request was aborted.', 'AbortError')
      }
      if (fails()) {
        log(`← ${number}: 500`)
        return { error: { status: 500, data: 'The service failed.' } }
      }
      log(`← ${number}: 200`)
      return { data: handle() }
    },
  }
}

/** Resolves after `ms`, or as soon as the signal aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
