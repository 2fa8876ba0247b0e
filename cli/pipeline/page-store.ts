// Where compiled pages are kept between builds. Enters: pages and their keys. Leaves: those of which
// nothing has changed.
import type { Cache } from '../cache/open-cache.ts'
import { readJson, shareJson } from '../cache/remember.ts'
import { hashDependency } from '../content/sources/hash-dependency.ts'
import type { CompiledPage } from './compile-page.ts'
import type { PageShelf } from './page-shelf.ts'
import type { WantedPages } from './wanted-pages.ts'

/** Where compiled pages are kept. */
export interface PageStore {
  readonly cache: Cache
  /** Pages of earlier builds of this process, by key: an unchanged page stays the same object. */
  readonly memory?: Map<string, CompiledPage>
  /** Gets each page as soon as it is known. */
  readonly wanted?: WantedPages
}

/** Where one page belongs. */
export interface Place {
  readonly key: string
  readonly shelf: PageShelf
}

/** A page that was compiled earlier, unless one of the files that it includes has changed since. */
export function readKept(
  { cache, memory }: PageStore,
  { key, shelf }: Place,
  siteDir: string,
): CompiledPage | undefined {
  const known = memory?.get(key)
  const compiled = known ?? readJson<CompiledPage>(cache, key)
  const isCurrent = compiled?.page?.dependencies.every(
    ({ path, hash }) => hashDependency(siteDir, path) === hash,
  )
  if (compiled === undefined || isCurrent === false) return undefined
  const placed = known ?? shelf.place(key, compiled)
  memory?.set(key, placed)
  return placed
}

/** Store a page; returns what to keep in memory of it. */
export function keep(
  { cache, memory }: PageStore,
  { key, shelf }: Place,
  compiled: CompiledPage,
): CompiledPage {
  // With more time or memory, or in a plugin that waits for a server, it may succeed.
  if (compiled.diagnostics.some(({ rule }) => rule === 'work-stopped')) return compiled
  // A cause may be a value that JSON can't hold.
  const diagnostics = compiled.diagnostics.map((diagnostic) => ({
    ...diagnostic,
    cause: undefined,
  }))
  shareJson(cache, key, { ...compiled, diagnostics })
  const placed = shelf.place(key, compiled)
  memory?.set(key, placed)
  return placed
}

/** Forget the pages whose sources have changed or were deleted. */
export function forgetOthers(
  memory: Map<string, CompiledPage> | undefined,
  keys: ReadonlySet<string>,
): void {
  for (const key of memory?.keys() ?? []) if (!keys.has(key)) memory?.delete(key)
}
