import type { SearchProvider } from '../provider.ts'

/** Resolves after the time, or rejects with the reason of the signal. */
const pause = async (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/**
 * Search only when the reader pauses, so that a hosted index is not asked for every letter. A newer
 * query aborts the one before while it waits.
 */
export function debounce(provider: SearchProvider, milliseconds = 150): SearchProvider {
  return {
    ...provider,
    search: async (query) => {
      await pause(milliseconds, query.signal)
      return provider.search(query)
    },
  }
}
