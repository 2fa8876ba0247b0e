/** Runs the last piece of work that it was given; see `createPauseQueue`. */
export type PauseQueue = (work: (isLater: boolean) => void) => void

/**
 * Create a queue for work that only its last result makes useful. The first piece of work runs immediately; later ones
 * wait until none was added for `pause` milliseconds, and only the last of them runs. A process that ends earlier runs
 * none of those that wait.
 */
export function createPauseQueue(pause: number): PauseQueue {
  let isFirst = true
  let timer: NodeJS.Timeout | undefined
  return (work) => {
    clearTimeout(timer)
    if (isFirst) work(false)
    else timer = setTimeout(work, pause, true).unref()
    isFirst = false
  }
}
