import type { StoppedWork } from './work.ts'

/** Thrown in place of work that had to be stopped. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'
  readonly stopped: StoppedWork

  constructor(stopped: StoppedWork) {
    super(`\`${stopped.work.subject}\` was stopped (${stopped.cause.kind})`)
    this.stopped = stopped
  }
}
