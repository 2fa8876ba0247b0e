// A thread that compiles pages. Given the compiler's input, then sources, it returns pages, in the
// order of the sources.
import { on } from 'node:events'
import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import { type ReadName, recordedReads } from '../../cache/record-reads.ts'
import type { LoadConfigOptions } from '../../config/load-config.ts'
import { type MarkdownPlugins, splitMarkdownConfig } from '../../content/markdown-input.ts'
import { rejectStalled } from '../../threads/during.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { compilePage, type CompiledPage, type PageCompiler } from './compile-page.ts'
import { createPageCompiler } from './page-compiler.ts'
import { hashPlugins, type PageCompilerInput } from './page-compiler-input.ts'

/** The data that a thread receives when it starts. */
export interface WorkerSetup {
  readonly input: PageCompilerInput
  /** Where to load plugins from: they are code, which can't be sent. */
  readonly site: LoadConfigOptions
  /** Memory in which the thread writes down what it is doing. */
  readonly workRecord: SharedArrayBuffer
}

/** A source and its number, which comes back with the page. */
export interface WorkerTask {
  readonly id: number
  readonly source: SourceFile
}
/** The page of a task. */
export interface TaskResult {
  readonly id: number
  readonly compiled: CompiledPage
}
/** The answer to a message, which is a list of tasks. */
export interface WorkerResult {
  readonly pages: readonly TaskResult[]
  /** Everything that code of the site has read on this thread. */
  readonly reads: readonly ReadName[]
}

const noPlugins: MarkdownPlugins = {
  remarkPlugins: [],
  rehypePlugins: [],
  beforeDefaultRemarkPlugins: [],
  beforeDefaultRehypePlugins: [],
  grammars: [],
}

async function createCompiler({ input, site }: WorkerSetup): Promise<PageCompiler> {
  if (input.pluginsHash === '') return createPageCompiler(input, noPlugins)
  const { loadConfig } = await import('../../config/load-config.ts')
  const loaded = await loadConfig(site)
  if (loaded.kind === 'invalid' || hashPlugins(loaded.config) !== input.pluginsHash)
    throw new Error('The config changed while the build ran. Run the build again.')
  return createPageCompiler(input, splitMarkdownConfig(loaded.config.markdown).plugins)
}

/** A cause may be a value that can't be sent. */
function withoutCauses(compiled: CompiledPage): CompiledPage {
  return {
    ...compiled,
    diagnostics: compiled.diagnostics.map(({ cause, ...diagnostic }) => ({
      ...diagnostic,
      ...(cause === undefined ? {} : { cause: String(cause) }),
    })),
  }
}

/** Compile one batch of sources after the other until the thread is terminated. */
async function work(port: MessagePort): Promise<void> {
  const compiler = await createCompiler(workerData)
  for await (const [received] of on(port, 'message')) {
    const tasks: readonly WorkerTask[] = received
    // While pages are compiled, only they keep the thread alive: what stalls is noticed.
    port.unref()
    const pages: TaskResult[] = []
    for (const { id, source } of tasks)
      pages.push({ id, compiled: withoutCauses(await compilePage(source, compiler)) })
    port.ref()
    port.postMessage({ pages, reads: recordedReads() } satisfies WorkerResult)
  }
}

/** Compile what arrives at the port of this thread. */
export async function runPageWorker(): Promise<void> {
  if (!parentPort) return
  process.on('beforeExit', rejectStalled)
  await work(parentPort)
}
