// A thread that makes pages. Enters: where the site is, then sources. Leaves: pages, in the order they were asked for.
// Loads the config itself, because plugins can't be sent between threads.
import { on } from 'node:events'
import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import type { CompiledComponents } from '../bundle/compile-components.ts'
import { loadConfig, type LoadConfigOptions } from '../config/load-config.ts'
import type { SourceFile } from '../model/source-file.ts'
import { compilePage, type CompiledPage, type PageCompiler } from './compile-page.ts'
import { createPageCompiler } from './page-compiler.ts'

/** What a thread is told when it starts. */
export interface WorkerSetup {
  readonly site: LoadConfigOptions
  readonly components: CompiledComponents
}

/** A source by its number, or a page by the same. */
export interface WorkerTask {
  readonly id: number
  readonly source: SourceFile
}
export interface WorkerAnswer {
  readonly id: number
  readonly made: CompiledPage
}

async function loadTools({ site, components }: WorkerSetup): Promise<PageCompiler> {
  const loaded = await loadConfig(site)
  if (loaded.kind === 'invalid') throw new Error('The config changed while the build ran.')
  return createPageCompiler(loaded.config, components)
}

/** Causes may hold what can't be sent. */
function withoutCauses(made: CompiledPage): CompiledPage {
  return {
    ...made,
    diagnostics: made.diagnostics.map(({ cause, ...found }) => ({
      ...found,
      ...(cause === undefined ? {} : { cause: String(cause) }),
    })),
  }
}

/** Answer one task after the other, until the thread is ended. */
async function work(port: MessagePort): Promise<void> {
  const tools = await loadTools(workerData)
  for await (const [task] of on(port, 'message')) {
    const { id, source }: WorkerTask = task
    port.postMessage({
      id,
      made: withoutCauses(await compilePage(source, tools)),
    } satisfies WorkerAnswer)
  }
}

if (parentPort) await work(parentPort)
