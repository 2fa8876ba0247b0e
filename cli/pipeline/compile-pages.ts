// Enters: all sources. Leaves: their pages, from the cache where nothing they are made of has changed.
// Knows the order of making a page; not what a page means.
import type { Cache } from '../cache/open-cache.ts'
import { hashOf } from '../primitives/hash.ts'
import { hashDependency } from '../content/sources/hash-dependency.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import type { ContentPath } from '../model/paths.ts'
import type { SourceFile } from '../model/source-file.ts'
import type { CompiledPage } from './compile-page.ts'

/** Makes pages that are not in the cache; results in the order of the sources. */
export type CompilePages = (sources: readonly SourceFile[]) => Promise<readonly CompiledPage[]>

export interface CompiledPages {
  readonly pages: readonly Page[]
  readonly diagnostics: readonly Diagnostic[]
  /** Sources whose page was made in this run. */
  readonly fresh: readonly ContentPath[]
}

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** All options that an article depends on; a config with plugins counts as a whole, for code can't be compared. */
function articleOptions(config: ResolvedConfig): string {
  const { markdown, components, configHash } = config
  const words = config.locales.map((locale) => locale.uiTranslations)
  const hasPlugins = Object.values(markdown).some(
    (value) => Array.isArray(value) && value.some((item) => typeof item !== 'string'),
  )
  return hasPlugins
    ? configHash
    : JSON.stringify([markdown, components, config.baseUrl, config.url, words])
}

function keyOf(source: SourceFile, options: string): string {
  return hashOf('page', options, source.path, JSON.stringify(source.variant), source.bytes)
}

/** What making pages may reuse. */
export interface PageStore {
  readonly cache: Cache
  /** Pages of earlier builds of this process, by key: an unchanged page stays the same object. */
  readonly memory?: Map<string, CompiledPage>
}

function readCached(
  { cache, memory }: PageStore,
  key: string,
  siteDir: string,
): CompiledPage | undefined {
  const bytes = memory?.has(key) ? undefined : cache.get(key)
  const made: CompiledPage | undefined = bytes
    ? JSON.parse(decoder.decode(bytes))
    : memory?.get(key)
  if (!made) return undefined
  const isCurrent = made.page?.dependencies.every(
    ({ path, hash }) => hashDependency(siteDir, path) === hash,
  )
  if (isCurrent === false) return undefined
  memory?.set(key, made)
  return made
}

/** Pages of sources that were changed or deleted are of no use any more. */
function forgetOthers(
  memory: Map<string, CompiledPage> | undefined,
  keys: ReadonlySet<string>,
): void {
  for (const key of memory?.keys() ?? []) if (!keys.has(key)) memory?.delete(key)
}

interface MakeOptions extends PageStore {
  readonly config: ResolvedConfig
  /** Of the code of the site's components. */
  readonly componentsHash: string
}

/** Turn all sources into pages; `make` is called once, with those the cache can't answer. */
export async function compilePages(
  sources: readonly SourceFile[],
  make: CompilePages,
  { config, componentsHash, ...store }: MakeOptions,
): Promise<CompiledPages> {
  const options = articleOptions(config) + componentsHash
  const keys = sources.map((source) => keyOf(source, options))
  const made = keys.map((key) => readCached(store, key, config.siteDir))
  const stale = sources.flatMap((source, index) => (made[index] ? [] : [{ source, index }]))
  const fresh = stale.length === 0 ? [] : await make(stale.map(({ source }) => source))
  for (const [number, page] of fresh.entries()) {
    const index = stale[number]?.index ?? -1
    made[index] = page
    const { diagnostics } = page
    const plain = {
      ...page,
      diagnostics: diagnostics.map((found) => ({ ...found, cause: undefined })),
    }
    store.memory?.set(keys[index] ?? '', page)
    store.cache.set(keys[index] ?? '', encoder.encode(JSON.stringify(plain)))
  }
  forgetOthers(store.memory, new Set(keys))
  return {
    pages: made.flatMap((page) => page?.page ?? []),
    diagnostics: made.flatMap((page) => page?.diagnostics ?? []),
    fresh: stale.map(({ source }) => source.path),
  }
}
