/** A worker that was started, perhaps before the code that talks to it has come. */
export interface StartedWorker {
  readonly worker: Worker
  /** Resolves when its script can't be loaded, or when it stops with an error. */
  readonly stopped: Promise<unknown>
}

/**
 * Start a worker; undefined where it can't run (older browsers, content security policies). It
 * keeps the messages that it gets until its script has come.
 */
export function startWorker(href?: string | null): StartedWorker | undefined {
  try {
    if (!href) return undefined
    const worker = new Worker(href, { type: 'module' })
    const stopped = new Promise((resolve) => worker.addEventListener('error', resolve))
    return { worker, stopped }
  } catch {
    return undefined
  }
}
