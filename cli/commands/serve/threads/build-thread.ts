// Room: the thread that builds, apart from the one that serves
// The thread that builds the site of the development server, so that the server answers readers
// while a page is slow to compile. Given paths that have changed, it returns the files of the site.
import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { OutputPath } from '../../../model/paths.ts'
import { toErrorMessage } from '../../../primitives/error-message.ts'
import { reportLateError } from '../../../report/print-bug.ts'
import { quietBundler } from '../../../threads/quiet-bundler.ts'
import { rejectStalled } from '../../../threads/during.ts'
import { createCheckTools } from '../../build/check-tools.ts'
import type { BuildMessage, BuildSetup, ServerMessage } from './build-messages.ts'
import { toBuiltSite } from '../changes/changed-files.ts'
import { createPageSender } from '../page-sender.ts'
import type { SiteFile } from '../serve-contract.ts'
import { createSiteBuilder } from '../site-builder.ts'
import { createThreadTerminal } from './thread-terminal.ts'
import { enableCompileCache } from '../../../primitives/modules/enable-compile-cache.ts'

/** Build what the server asks for. */
export async function runBuildThread(keepCode: () => void, port = parentPort): Promise<void> {
  if (!port) return
  enableCompileCache()
  const { site, cache, pid, colors, wantsStack }: BuildSetup = workerData
  const send = (message: BuildMessage): void => port.postMessage(message)
  const terminal = createThreadTerminal(colors, send)
  process.on('beforeExit', rejectStalled)
  quietBundler()
  // A server goes on, because its site may still be sound.
  process.on('uncaughtException', (error) => reportLateError(error, { terminal, wantsStack }))
  const toTools = createCheckTools({ pid }, async (...args) => {
    const { build } = await import('../../build/build.ts')
    return build(...args)
  })
  const builder = await createSiteBuilder(site, { cache, toTools })
  const sent = new Map<OutputPath, SiteFile>()
  const pages = createPageSender(send, port)
  // Pages are requested while the loop below waits for a build.
  port.on('message', (message: ServerMessage) => {
    if (message.kind === 'render') void pages.send(message.path)
    else if (message.kind === 'requested') pages.requested()
  })
  for await (const [received] of on(port, 'message')) {
    const message: ServerMessage = received
    if (message.kind !== 'build') continue
    const { changed, isEarly } = message
    // While a site is built, only the build keeps the thread alive: what stalls is noticed.
    port.unref()
    try {
      const update = await builder.build(changed, isEarly ? pages.offer : undefined, pages.edited)
      pages.finish(update)
      send(toBuiltSite(update, sent))
      keepCode()
    } catch (error) {
      send({ kind: 'failed', message: toErrorMessage(error) })
    }
    pages.finish(undefined)
    port.ref()
  }
}
