// Where compiled pages are kept between builds. Given pages and their keys, it returns the unchanged
// ones.
import type { Cache } from '../../cache/open-cache.ts'
import { readJson } from '../../cache/remember.ts'
import { areCurrent, type ComponentHashes } from '../component-hashes.ts'
import { hashDependency } from '../../gate/hash-dependency.ts'
import type { CompiledPage } from './compile-page.ts'
import type { CostTable } from './cost-table.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { SharedPages } from './shared-pages.ts'
import { type PageShelf, type StoredPage, toBodyKey } from './page-shelf.ts'
import type { PagesBySource, WantedPages } from '../reuse/wanted-pages.ts'

/** Where compiled pages are kept. */
export interface PageStore {
  readonly cache: Cache
  /** Pages of earlier builds of this process, by key: an unchanged page stays the same object. */
  readonly memory?: Map<string, CompiledPage>
  /** Pages that are neither looked for nor compiled, because another build has made them. */
  readonly reused?: PagesBySource | undefined
  /** Gets each page as soon as it is known. */
  readonly wanted?: WantedPages
  /** Receives the number of pages to compile; the returned function is called after each of them. */
  readonly count?: (total: number) => () => void
  /** Receives the cost of each compiled page. */
  readonly noteCosts?: CostTable['note']
}

/** Where one page belongs. */
export interface Place {
  readonly key: string
  readonly shelf: PageShelf
}

/** The cached form of a page, and the state that it depends on. */
interface Present {
  readonly stored: StoredPage | undefined
  readonly siteDir: string
  /** Of all components of the site. */
  readonly hashes: ComponentHashes
}

/**
 * What the cache has of the pages of sources, by key, without their bodies, which it fetches from the shared cache
 * if there is one.
 */
export async function readStored(
  { cache, memory }: PageStore,
  sources: ReadonlyMap<string, SourceFile>,
  { admitPages, admitBodies }: SharedPages,
): Promise<ReadonlyMap<string, StoredPage | undefined>> {
  const keys = [...sources.keys()]
  await cache.prefetch(keys, admitPages(sources))
  const stored = new Map(
    keys.map((key) => [
      key,
      memory?.has(key) === true ? undefined : readJson<StoredPage>(cache, key),
    ]),
  )
  const owners = new Map(
    [...stored].flatMap(([key, known]) => (known?.page ? [[toBodyKey(key), known.page]] : [])),
  )
  await cache.prefetch([...owners.keys()], admitBodies(owners))
  return stored
}

/**
 * A page that was compiled earlier, unless one of the files that it includes or of the components
 * that it renders has changed since.
 */
export function findKept(
  { memory }: PageStore,
  { key, shelf }: Place,
  { stored, siteDir, hashes }: Present,
): CompiledPage | undefined {
  const known = memory?.get(key)
  const { page, components = {} } = known ?? stored ?? {}
  const isCurrent =
    areCurrent(components, hashes) &&
    (page?.dependencies ?? []).every(({ path, hash }) => hashDependency(siteDir, path) === hash)
  if (!isCurrent) return undefined
  const kept = known ?? (stored && shelf.complete(key, stored))
  if (kept) memory?.set(key, kept)
  return kept
}

/** Store a page; returns what to keep in memory of it. */
export function keep(
  { memory }: PageStore,
  { key, shelf }: Place,
  compiled: CompiledPage,
): CompiledPage {
  // With more time or memory, or in a plugin that waits for a server, it may succeed.
  if (compiled.diagnostics.some(({ rule }) => rule === 'work-stopped')) return compiled
  const placed = shelf.store(key, compiled)
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
