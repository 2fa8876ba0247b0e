import { createScriptBundler, type BundleScripts } from '../bundle/served-scripts.ts'
import type { OutputFile } from '../model/output.ts'
import type { UrlPath } from '../model/paths.ts'
import { createPauseQueue, type PauseQueue } from '../primitives/time/pause-queue.ts'
import type { CompiledPage } from './compiling/compile-page.ts'

/** A rendered doc, and what it was rendered from. */
export interface RememberedDoc {
  /** Describes everything but the names of scripts. */
  readonly content: string
  readonly scriptNames: readonly string[]
  readonly file: OutputFile
}

/** Rendered docs by URL. */
export type RenderedMemory = Map<UrlPath, RememberedDoc>

/** The memory of one process between two runs of the pipeline; only the pipeline reads or writes it. */
export interface PipelineMemory {
  /** By cache key: an unchanged page stays the same object. */
  readonly pages: Map<string, CompiledPage>
  readonly rendered: RenderedMemory
  /** Bundles only the code of the site again. */
  readonly bundleScripts: BundleScripts
  /** Stores the bundle of the last of several edits. */
  readonly bundleSaves: PauseQueue
}

/** Milliseconds without an edit after which its bundle is stored, which takes a third as long as the edit itself. */
const savePause = 2000

/** The memory of a process that has run no pipeline yet. */
export function createMemory(): PipelineMemory {
  return {
    pages: new Map(),
    rendered: new Map(),
    bundleScripts: createScriptBundler(),
    bundleSaves: createPauseQueue(savePause),
  }
}
