// Pages that are needed before the rest of the site is compiled. Given requested sources
// and results as they arrive, it returns a promise of each page.
import type { SourceFile } from '../../model/source-file.ts'
import { createDeferred, type Deferred } from '../../primitives/time/deferred.ts'
import type { CompiledPage } from '../compiling/compile-page.ts'

/** Compiled pages by source. */
export type PagesBySource = ReadonlyMap<SourceFile, CompiledPage>

/** Pages of a run that has not compiled all of them. */
export interface WantedPages {
  /**
   * For the compiler: reports the pages that it found in the cache. It waits for the promise before
   * it compiles the rest, because compiling blocks everything else.
   */
  readonly begin: (known: PagesBySource) => Promise<void>
  /** For the compiler: reports a page that has been compiled. */
  readonly finish: (source: SourceFile, compiled: CompiledPage) => void
  /** For the compiler: the next source to compile before all others; returns each source once. */
  readonly next: () => SourceFile | undefined
  /** Resolves when it is known which pages need not be compiled. */
  readonly known: Promise<PagesBySource>
  /** Have a page compiled next. Stays pending if the run ends without it. */
  readonly want: (source: SourceFile) => Promise<CompiledPage>
  /** Let the compiler begin: pages can be wanted from now on, or never will be. */
  readonly release: () => void
}

/** Begin a run in which no page is compiled or wanted yet. */
export function createWantedPages(): WantedPages {
  const done = new Map<SourceFile, CompiledPage>()
  const waiting = new Map<SourceFile, Deferred<CompiledPage>>()
  const queue: SourceFile[] = []
  const known = createDeferred<PagesBySource>()
  const released = createDeferred<void>()
  return {
    known: known.promise,
    release: released.resolve,
    begin: async (found) => {
      for (const [source, compiled] of found) done.set(source, compiled)
      known.resolve(found)
      await released.promise
    },
    finish: (source, compiled) => {
      done.set(source, compiled)
      waiting.get(source)?.resolve(compiled)
      waiting.delete(source)
    },
    next: () => queue.shift(),
    want: async (source) => {
      const compiled = done.get(source)
      if (compiled) return compiled
      const wanted = waiting.get(source) ?? createDeferred<CompiledPage>()
      if (!waiting.has(source)) queue.push(source)
      waiting.set(source, wanted)
      return wanted.promise
    },
  }
}
