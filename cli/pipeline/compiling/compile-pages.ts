// Compiles pages. Given all sources, it returns their pages, from the cache unless a dependency has
// changed. It must not know what is in a page.
import type { Cache } from '../../cache/open-cache.ts'
import { hashReads } from '../../cache/hash-reads.ts'
import { readJson, shareJson } from '../../cache/remember.ts'
import type { ReadName } from '../../cache/record-reads.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { hashOf } from '../../primitives/hash.ts'
import type { CompiledPage } from './compile-page.ts'
import { groupFailures } from './group-failures.ts'
import { createPageShelf } from './page-shelf.ts'
import { findKept, forgetOthers, keep, type PageStore, readStored } from './page-store.ts'
import { hashComponents } from '../component-hashes.ts'
import { admitReads, createSharedPages } from './shared-pages.ts'
import { hashPageCompilerInput, type PageCompilerInput } from './page-compiler-input.ts'
import type { PagesBySource, WantedPages } from '../reuse/wanted-pages.ts'

/** How a batch is compiled. */
export interface CompileOptions {
  readonly wanted?: WantedPages | undefined
  /** Keeps what single pages ask for. */
  readonly cache?: Cache
  /** Called with each page as soon as it is compiled; returns what to keep of it in memory. */
  readonly store?: (source: SourceFile, compiled: CompiledPage) => CompiledPage
}

/** Compiles pages that are not in the cache. */
export interface BatchCompiler {
  /** Everything it was created from: the cache keys of its pages come from this object. */
  readonly input: PageCompilerInput
  /** The files and environment variables that plugins and components have read so far. */
  readonly readNames?: () => readonly ReadName[]
  /** Results in the order of the sources; those that are wanted are compiled first. */
  readonly compile: (
    sources: readonly SourceFile[],
    options?: CompileOptions,
  ) => Promise<readonly CompiledPage[]>
}

export interface CompiledPages {
  readonly pages: readonly Page[]
  /** The same with what was found in each of them, by source. */
  readonly bySource: PagesBySource
  readonly diagnostics: readonly Diagnostic[]
  /** Sources whose page was compiled in this run. */
  readonly fresh: readonly ContentPath[]
  /** Hash of everything besides sources and reads that pages are compiled from. */
  readonly inputHash: string
  /** What code of the site has read to compile pages, here or earlier. */
  readonly reads: readonly ReadName[]
}

const none: CompiledPage = { diagnostics: [] }

/**
 * Turn all sources into pages; the compiler is called once, with those that are not in the cache.
 */
export async function compilePages(
  sources: readonly SourceFile[],
  { input, compile, readNames = () => [] }: BatchCompiler,
  store: PageStore,
): Promise<CompiledPages> {
  const inputHash = hashPageCompilerInput(input)
  const readsKey = hashOf('reads', inputHash)
  await store.cache.prefetch([readsKey], admitReads)
  const known = readJson<readonly ReadName[]>(store.cache, readsKey) ?? []
  const before = union(known, readNames())
  const reused = sources.map((source) => store.reused?.get(source))
  const keysWith = (names: readonly ReadName[]): readonly string[] => {
    const hash = hashOf(inputHash, hashReads(names, input.siteDir))
    return sources.map((source, index) => (reused[index] ? '' : keyOf(source, hash)))
  }
  const keys = keysWith(before)
  const shelf = createPageShelf(store.cache)
  const hashes = hashComponents(input.components)
  const asked = new Map(
    sources.flatMap((source, index) => (reused[index] ? [] : [[keys[index] ?? '', source]])),
  )
  const stored = await readStored(store, asked, createSharedPages(input))
  const kept = keys.map(
    (key, index) =>
      reused[index] ??
      findKept(store, { key, shelf }, { stored: stored.get(key), siteDir: input.siteDir, hashes }),
  )
  const stale = sources.filter((_, index) => kept[index] === undefined)
  const keyBySource = new Map(sources.map((source, index) => [source, keys[index] ?? '']))
  await store.wanted?.begin(toKnown(sources, kept))
  const onPage = store.count?.(stale.length)
  const fresh = await compile(stale, {
    wanted: store.wanted,
    cache: store.cache,
    store: (source, { costs, ...page }) => {
      onPage?.()
      if (costs) store.noteCosts?.(source.path, costs)
      return keep(store, { key: keyBySource.get(source) ?? '', shelf }, page)
    },
  })

  // Compiling may have read more files. Plugins may remember them, so all pages depend on them from now on.
  const after = union(before, readNames())
  const current = after.length === before.length ? keys : keysWith(after)
  if (after.length !== known.length) shareJson(store.cache, readsKey, after)
  const compiled = [...fresh].values()
  const pages = kept.map((page, index) => {
    const next = page ?? compiled.next().value ?? none
    if (current !== keys && !reused[index]) keep(store, { key: current[index] ?? '', shelf }, next)
    return next
  })
  forgetOthers(store.memory, new Set(current))
  return {
    pages: pages.flatMap(({ page }) => page ?? []),
    bySource: new Map(sources.map((source, index) => [source, pages[index] ?? none])),
    diagnostics: groupFailures(pages.flatMap(({ diagnostics }) => diagnostics)),
    fresh: stale.map(({ path }) => path),
    inputHash,
    reads: after,
  }
}

function toKnown(
  sources: readonly SourceFile[],
  kept: readonly (CompiledPage | undefined)[],
): PagesBySource {
  return new Map(
    sources.flatMap((source, index) => {
      const page = kept[index]
      return page === undefined ? [] : [[source, page] as const]
    }),
  )
}

function union(a: readonly ReadName[], b: readonly ReadName[]): readonly ReadName[] {
  return [...new Set([...a, ...b])].toSorted()
}

function keyOf(source: SourceFile, inputHash: string): string {
  const { path, realSource, variant, defaults, bytes } = source
  const others = defaults || realSource ? [JSON.stringify([defaults, realSource])] : []
  return hashOf('page', inputHash, path, JSON.stringify(variant), ...others, bytes)
}
