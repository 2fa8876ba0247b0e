// The development server. Enters: a builder and where to listen. Leaves: a running server that follows every save.
// Survives every fault of the site. Must not know how a site is built.
import type { ListenOptions } from '../../command-line/requests.ts'
import { formatPretty } from '../../report/format-pretty.ts'
import { isError } from '../../report/diagnostic.ts'
import type { Terminal } from '../../report/terminal.ts'
import { createAllowedHosts } from '../../server/allowed-hosts.ts'
import { bundleDevClient } from '../../server/dev-client.ts'
import { createEventStream } from '../../server/event-stream.ts'
import { listen } from '../../server/http-server.ts'
import { openBrowser } from '../../server/open-browser.ts'
import { createSiteHandler } from '../../server/site-handler.ts'
import { watchFiles } from '../../server/watch-files.ts'
import { createDevRoutes } from './dev-routes.ts'
import type { SiteBuilder, SiteUpdate } from './serve-contract.ts'
import { createServeSession } from './serve-session.ts'
import { createRebuildQueue } from './rebuild-queue.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'

export interface ServeOptions {
  readonly builder: SiteBuilder
  readonly listen: ListenOptions
  /** Milliseconds between looks at the disk; undefined: the system tells. */
  readonly poll: number | undefined
  /** The folder of docs-ssg itself: its `runtime/` holds the script of the open page. */
  readonly packageDir: string
  readonly terminal: Terminal
  /** Faults as text; the findings with their places when left out. */
  readonly format?: (update: SiteUpdate, colors: boolean) => string
}

/** A server that runs until it is closed. */
export interface RunningServer {
  /** Address of the home page. */
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** Build, serve, and follow every change. Rejects when the port cannot be had; nothing else ends it. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { builder, terminal } = options
  terminal.print(
    'docs-ssg serve: the development server, it follows every save. (`docs-ssg preview` serves the built folder.)',
  )
  const started = performance.now()
  const session = createServeSession()
  const hosts = createAllowedHosts(options.listen.host)
  const events = createEventStream(hosts)
  const rebuild = async (changed: ReadonlySet<string> | 'all'): Promise<void> => {
    const before = performance.now()
    const since = Date.now()
    try {
      const update = await builder.build(changed)
      session.apply(update, changed === 'all' ? new Set() : changed, report(update, options))
      await watcher.follow(update.watch, since)
      if (changed !== 'all')
        reportPages(terminal, session.state().pages, performance.now() - before)
    } catch (error) {
      const fault = `docs-ssg could not build: ${toErrorMessage(error)}`
      terminal.printError(fault)
      session.fail(fault)
    }
    events.send({ name: 'state', data: session.state() })
  }
  const queue = createRebuildQueue(rebuild)
  const watcher = watchFiles({
    poll: options.poll,
    onChange: queue.add,
    onFault: (error) => terminal.printError(describeWatchFault(error)),
  })
  try {
    const [client] = await Promise.all([bundleDevClient(options.packageDir), queue.run('all')])
    const handler = createSiteHandler({
      hosts,
      site: async () => session.site(),
      extra: createDevRoutes({ session, events, client }),
    })
    const listener = await listen(handler, options.listen)
    const url = listener.origin + session.site().baseUrl
    const milliseconds = Math.round(performance.now() - started)
    terminal.print(`Ready in ${String(milliseconds)} ms: ${url}`)
    if (options.listen.open !== undefined) openBrowser(new URL(options.listen.open, url).href)
    return {
      url,
      port: listener.port,
      close: async () => {
        events.close()
        await Promise.all([watcher.close(), listener.close(), queue.idle()])
      },
    }
  } catch (error) {
    events.close()
    await watcher.close()
    throw error
  }
}

/** Print what is wrong; returns the errors without colours, for the overlay. */
function report(update: SiteUpdate, { terminal, format = formatFindings }: ServeOptions): string {
  const { diagnostics } = update
  if (diagnostics.length === 0) return ''
  terminal.printError(format(update, terminal.colors))
  return format({ ...update, diagnostics: diagnostics.filter(isError) }, false)
}

function formatFindings({ diagnostics }: SiteUpdate, colors: boolean): string {
  return formatPretty(diagnostics, { colors })
}

function reportPages(terminal: Terminal, pages: readonly string[], milliseconds: number): void {
  const [first] = pages
  if (first === undefined) return
  const more = pages.length === 1 ? '' : ` and ${String(pages.length - 1)} more`
  terminal.print(`Updated ${first}${more} in ${String(Math.round(milliseconds))} ms`)
}

function describeWatchFault(error: unknown): string {
  const text = toErrorMessage(error)
  const isLimit = /ENOSPC|EMFILE/.test(text)
  const help = isLimit ? ' Start with `--poll`, or raise the limit of watched files.' : ''
  return `Some changes may go unnoticed: ${text}.${help}`
}
