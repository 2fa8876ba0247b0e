// Room: the development server: builds, watches, and tells browsers what changed
// Survives every error of the site. Must not know how a site is built.
import { createAllowedHosts } from '../../server/allowed-hosts.ts'
import { createEventStream } from '../../server/event-stream.ts'
import { openBrowser } from '../../server/open-browser.ts'
import { type FileWatcher, watchFiles } from '../../server/watch-files.ts'
import { createLateCall } from './late-call.ts'
import { listenOrNext } from '../listen-or-next.ts'
import { createEarlyHandler } from './early-handler.ts'
import { createRebuild } from './rebuild.ts'
import { createRebuildQueue } from './rebuild-queue.ts'
import { describeWatchError, describeWatchLimit, printReady } from './serve-messages.ts'
import type { RunningServer, ServeOptions } from './serve-options.ts'
import { createServeSession } from './serve-session.ts'

/** Build, serve, and follow every change. Rejects when the port can't be used; nothing else ends it. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { terminal } = options
  terminal.print(
    'docs-ssg serve: the development server; pages update on every save. (`docs-ssg preview` serves the built folder.)',
  )
  const started = performance.now()
  const late = createLateCall(() => queue.add(new Set()))
  const session = createServeSession(late.ask)
  const hosts = createAllowedHosts(options.listen.host)
  const events = createEventStream(hosts)
  const follow: FileWatcher['follow'] = (...at) => watcher.follow(...at)
  const rebuild = createRebuild(options, { session, events, follow })
  const queue = createRebuildQueue(rebuild)
  const watcher = watchFiles({
    poll: options.poll,
    onChange: queue.add,
    onError: (error) => terminal.printError(describeWatchError(error)),
    onLimit: (error) => terminal.printError(describeWatchLimit(error)),
  })
  let listener: Awaited<ReturnType<typeof listenOrNext>> | undefined
  try {
    const { handler, prepared } = createEarlyHandler(options.packageDir, { session, events, hosts })
    listener = await listenOrNext(handler, options)
    const { port, origin, close: stopListening } = listener
    queue.add('all')
    await prepared
    const url = origin + session.site().baseUrl
    const passed = (): string => `${String(Math.round(performance.now() - started))} ms`
    printReady(terminal, passed, { listener, session })
    if (options.listen.open !== undefined) openBrowser(new URL(options.listen.open, url).href)
    const close = async (): Promise<void> => {
      late.end()
      events.close()
      await Promise.all([watcher.close(), stopListening(), queue.idle()])
    }
    return { url, port, close }
  } catch (error) {
    events.close()
    await Promise.all([watcher.close(), listener?.close()])
    throw error
  }
}
