// Compiled pages in the pack of a part. Given sources, it returns their pages, if the sources are those that
// the pages were compiled from.
import { createNoCache } from '../../cache/no-cache.ts'
import { tryParseJson } from '../../primitives/formats/try-parse-json.ts'
import { textOf } from '../../primitives/text/text-of.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { outlinePage } from '../../content/outline-page.ts'
import { hashDependency } from '../../gate/hash-dependency.ts'
import { toReadableScope } from '../../gate/readable-scope.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { NewPack, Pack } from '../../parts/pack.ts'
import type { PartManifest } from '../../parts/part-manifest.ts'
import { hashOf } from '../../primitives/hash.ts'
import type { CompiledPage } from './compile-page.ts'
import type { ComponentHashes } from '../component-hashes.ts'
import { identityOf } from './page-identity.ts'
import { createPageShelf } from './page-shelf.ts'
import { createPageRules } from './stored-page-rules.ts'
import { isPageBody, readKeptPage } from './stored-page-shape.ts'
import type { PagesBySource } from '../reuse/wanted-pages.ts'

/** The key of a page: a hash of its source and of what its folders add, wherever the version is published. */
export function toSourceKey({
  path,
  docPath,
  realSource,
  variant,
  defaults,
  bytes,
}: SourceFile): string {
  const { version, locale, collection = '' } = variant
  const set = JSON.stringify([version, locale, collection, defaults?.values ?? null])
  return hashOf('source of a page', path, docPath, realSource ?? '', set, bytes)
}

/** Put pages into a pack; returns their list for the manifest. */
export function packPages(pack: NewPack, pages: PagesBySource): PartManifest['pages'] {
  const shelf = createPageShelf({ ...createNoCache(), ...pack })
  return [...pages].map(([source, compiled]) => {
    const key = toSourceKey(source)
    shelf.store(key, compiled)
    return [source.path, key]
  })
}

/** What a pack has of a source. `stale`: a file or a component that the page includes has changed. */
export type PackedPage =
  | { readonly kind: 'found'; readonly compiled: CompiledPage }
  | { readonly kind: 'stale'; readonly included: string }
  /** The pack has it in a form that docs-ssg doesn’t write. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'absent' }

/**
 * Make the function that finds the page of a source; large parts are read when they are needed. With
 * `hashes`, pages whose components have changed are stale.
 */
export function createPageFinder(
  pack: Pack,
  config: ResolvedConfig,
  hashes?: ComponentHashes,
): (source: SourceFile) => Promise<PackedPage> {
  const { siteDir, markdown } = config
  const rules = createPageRules(siteDir, toReadableScope(config))
  const shelf = createPageShelf(
    { ...createNoCache(), ...pack },
    undefined,
    (body, { page }) => page !== undefined && isPageBody(body) && rules.isSoundBody(body, page),
  )
  return async (source) => {
    const key = toSourceKey(source)
    if (!pack.has(key)) return { kind: 'absent' }
    const bytes = pack.get(key)
    const kept = readKeptPage(tryParseJson(bytes && textOf(bytes)))
    const outline = kept && (await outlinePage(source, markdown))
    if (!outline || !rules.isSoundPage(kept)) return { kind: 'damaged' }
    const changed = kept.page.dependencies.find(
      ({ path, hash }) => hashDependency(siteDir, path) !== hash,
    )
    if (changed) return { kind: 'stale', included: changed.path }
    const { components = {} } = kept
    const edited = Object.keys(components).find((name) => components[name] !== hashes?.[name])
    if (hashes && edited !== undefined) return { kind: 'stale', included: `<${edited}>` }
    const compiled = shelf.complete(key, {
      ...kept,
      page: { ...kept.page, ...identityOf(outline) },
    })
    return compiled ? { kind: 'found', compiled } : { kind: 'damaged' }
  }
}
