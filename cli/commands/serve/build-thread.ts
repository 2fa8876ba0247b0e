// The thread that builds the site of the development server, so that the server answers readers
// while a page is slow to compile. Enters: paths that have changed. Leaves: the files of the site.
import { on } from 'node:events'
import module from 'node:module'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { OutputPath } from '../../model/paths.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { reportLateError } from '../../report/print-bug.ts'
import { quietBundler } from '../../threads/quiet-bundler.ts'
import { rejectStalled } from '../../threads/during.ts'
import { createCheckTools } from '../build/check-tools.ts'
import type { BuildMessage, BuildRequest, BuildSetup } from './build-messages.ts'
import { toBuiltSite } from './changed-files.ts'
import type { SiteFile } from './serve-contract.ts'
import { createSiteBuilder } from './site-builder.ts'

if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') {
  module.enableCompileCache()
}

async function work(port: MessagePort): Promise<void> {
  const { site, cache, pid, colors, wantsStack }: BuildSetup = workerData
  const send = (message: BuildMessage): void => port.postMessage(message)
  const terminal = {
    colors,
    print: (text: string) => send({ kind: 'print', text }),
    printError: (text: string) => send({ kind: 'printError', text }),
    progress: () => {},
  }
  process.on('beforeExit', rejectStalled)
  quietBundler()
  // A server goes on, because its site may still be sound.
  process.on('uncaughtException', (error) => reportLateError(error, { terminal, wantsStack }))
  const toTools = createCheckTools({ pid }, async (...args) => {
    const { build } = await import('../build/build.ts')
    return build(...args)
  })
  const builder = await createSiteBuilder(site, { cache, toTools })
  const sent = new Map<OutputPath, SiteFile>()
  for await (const [request] of on(port, 'message')) {
    const changed: BuildRequest = request
    // While a site is built, only the build keeps the thread alive: what stalls is noticed.
    port.unref()
    try {
      send(toBuiltSite(await builder.build(changed), sent))
    } catch (error) {
      send({ kind: 'failed', message: toErrorMessage(error) })
    }
    port.ref()
  }
}

if (parentPort) await work(parentPort)
