import { toErrorMessage } from '../../primitives/error-message.ts'
import type { EventStream } from '../../server/event-stream.ts'
import type { FileWatcher } from '../../server/watch-files.ts'
import { seePaths } from '../../server/seen-paths.ts'
import type { SiteFile } from './serve-contract.ts'
import type { ServeOptions } from './serve-options.ts'
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
  const show = (started: number | undefined): void => {
    if (started !== undefined) printUpdated(terminal, session.state(), performance.now() - started)
    events.send({ name: 'state', data: session.state() })
  }
  return async (changed) => {
    const started = performance.now()
    const since = Date.now()
    const seen = seePaths([options.siteDir])
    const onUnfinished = session.state().serial === 0 ? session.begin : undefined
    const onEdited = (files: readonly SiteFile[]): void => {
      if (session.edit(files)) show(started)
    }
    try {
      const update = await builder.build(changed, onUnfinished, onEdited)
      session.apply(update, changed === 'all' ? new Set() : changed, report(update))
      show(changed === 'all' ? undefined : started)
      await follow(update.watch, since)
    } catch (error) {
      const message = `docs-ssg could not build: ${toErrorMessage(error)}`
      terminal.printError(message)
      session.fail(message)
      show(undefined)
      await follow(seen, since)
    }
  }
}
