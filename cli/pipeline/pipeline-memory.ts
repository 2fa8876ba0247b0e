import type { OutputFile } from '../model/output.ts'
import type { UrlPath } from '../model/paths.ts'
import type { CompiledPage } from './compile-page.ts'

/** Rendered docs by URL, each with a description of what it was rendered from. */
export type RenderedMemory = Map<UrlPath, { readonly from: string; readonly file: OutputFile }>

/** The memory of one process between two runs of the pipeline; only the pipeline reads or writes it. */
export interface PipelineMemory {
  /** By cache key: an unchanged page stays the same object. */
  readonly pages: Map<string, CompiledPage>
  readonly rendered: RenderedMemory
}

/** The memory of a process that has run no pipeline yet. */
export function createMemory(): PipelineMemory {
  return { pages: new Map(), rendered: new Map() }
}
