import { type Activity, createActivity } from './activity.ts'
import type { Example, Running, Values } from './example.ts'
import { createService } from './service.ts'

/** One run of an example. */
export interface Session {
  readonly activity: Activity
  readonly running: Running<Values>
  /** Passes changed values to code that reads them while the example runs. */
  readonly update: (values: Values) => void
}

/** Start an example with its own store, server and log. */
export function startSession(example: Example, initial: Values): Session {
  let current = initial
  const activity = createActivity()
  const service = createService({
    latency: () => Number(current['latency'] ?? 0),
    fails: () => current['fails'] === true,
    log: activity.add,
  })
  const running = example.start({
    values: () => current,
    log: activity.add,
    service,
    logger: activity.logger,
  })
  return {
    activity,
    running,
    update: (values) => {
      current = values
    },
  }
}
