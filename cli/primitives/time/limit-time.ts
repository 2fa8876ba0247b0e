import { setMaxListeners } from 'node:events'

/**
 * A signal that aborts with a `TimeoutError` after some milliseconds, or when `outer` does. In Node.js 20,
 * `AbortSignal.any` forgets a limit of `AbortSignal.timeout` when the memory is cleaned up, so that a slow
 * server could keep a request open forever.
 */
export function limitTime(milliseconds: number, outer?: AbortSignal): AbortSignal {
  const limit = new AbortController()
  const stop = (): void => limit.abort(outer?.reason)
  const timer = setTimeout(() => {
    outer?.removeEventListener('abort', stop)
    limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  }, milliseconds)
  timer.unref()
  if (outer?.aborted === true) stop()
  // Each request adds a listener, and none of them is a leak.
  if (outer !== undefined) setMaxListeners(0, outer)
  outer?.addEventListener('abort', stop, { once: true })
  return limit.signal
}
