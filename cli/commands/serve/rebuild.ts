import { toErrorMessage } from '../../primitives/error-message.ts'
import type { EventStream } from '../../server/event-stream.ts'
import type { FileWatcher } from '../../server/watch-files.ts'
import type { ServeOptions } from './serve-contract.ts'
import { createReporter } from './create-reporter.ts'
import { printUpdated } from './serve-messages.ts'
import type { ServeSession } from './serve-session-types.ts'

interface Live {
  readonly session: ServeSession
  readonly events: EventStream
  readonly follow: FileWatcher['follow']
}

/** Builds the site, prints its problems, and sends the result to open pages; an exception becomes an overlay. */
export function createRebuild(
  options: ServeOptions,
  { session, events, follow }: Live,
): (changed: ReadonlySet<string> | 'all') => Promise<void> {
  const { builder, terminal } = options
  const report = createReporter(options)
  return async (changed) => {
    const before = performance.now()
    const since = Date.now()
    try {
      const isFirst = session.state().serial === 0
      const update = await builder.build(changed, isFirst ? session.begin : undefined)
      session.apply(update, changed === 'all' ? new Set() : changed, report(update))
      await follow(update.watch, since)
      if (changed !== 'all') printUpdated(terminal, session.state(), performance.now() - before)
    } catch (error) {
      const message = `docs-ssg could not build: ${toErrorMessage(error)}`
      terminal.printError(message)
      session.fail(message)
    }
    events.send({ name: 'state', data: session.state() })
  }
}
