// Room: the pages and files that hooks of a site add; open-api/, changelog/, python/ and typescript/ are such hooks
// The pages that integrations add. Given the config, it returns their texts, from the cache where
// nothing has changed that a hook has read. It must not know Markdown or URLs.
import { isAbsolute, relative, resolve } from 'node:path'
import { type SiteFolders, hashReads, toSiteReads } from '../cache/hash-reads.ts'
import type { Cache } from '../cache/open-cache.ts'
import { collectReads, type ReadName } from '../cache/record-reads.ts'
import { keepJson, readJson } from '../cache/remember.ts'
import { createVariants } from '../model/variants/doc-variants.ts'
import type { CheckedIntegration } from '../schema/integrations.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { GeneratedContent, GeneratedText } from '../model/authored/generated-content.ts'
import type { Variant } from '../model/source-file.ts'
import { hashOf } from '../primitives/hash.ts'
import { placeOfOption } from '../report/places/option-place.ts'
import { callHook } from '../threads/call-hook.ts'
import { createPageCollector } from './page-collector.ts'
import { writeCopies } from './write-copies.ts'

/** The additions of one hook, as the cache keeps them. */
interface AddedContent {
  readonly texts: readonly GeneratedText[]
  readonly diagnostics: readonly Diagnostic[]
}

interface HookRun extends AddedContent {
  readonly reads: readonly ReadName[]
}

type AddPages = NonNullable<CheckedIntegration['hooks']['addPages']>

/** Call `addPages` of every integration, or take what it added the last time. */
export async function addPages(
  config: ResolvedConfig,
  cache: Cache,
): Promise<GeneratedContent | undefined> {
  const variants = createVariants(config)
  const runs: HookRun[] = []
  for (const [index, { name, hooks }] of config.integrations.entries()) {
    if (hooks.addPages === undefined) continue
    const key = { config, cache, name }
    runs.push(readKept(key) ?? (await runHook(hooks.addPages, { ...key, index, variants })))
  }
  if (runs.length === 0) return undefined
  const texts = runs.flatMap((run) => run.texts)
  writeCopies(config, texts)
  return {
    texts,
    watched: [...new Set(runs.flatMap(({ reads }) => reads.flatMap(toPath)))],
    diagnostics: runs.flatMap(({ diagnostics }) => diagnostics),
  }
}

interface HookKey {
  readonly config: ResolvedConfig
  readonly cache: Cache
  readonly name: string
}

/** The additions of the hook, if everything that it has read is unchanged. */
function readKept({ config, cache, name }: HookKey): HookRun | undefined {
  const reads = readJson<readonly ReadName[]>(cache, readsKey(config, name))
  if (reads === undefined) return undefined
  const added = readJson<AddedContent>(cache, contentKey(config, name, reads))
  return added && { ...added, reads }
}

async function runHook(
  hook: AddPages,
  { config, cache, name, index, variants }: HookKey & { index: number; variants: Variant[] },
): Promise<HookRun> {
  const place = placeOfOption(config, `integrations[${index}]`)
  const collector = createPageCollector({ name, place, variants, config })
  const called = { integration: name, hook: 'addPages', place }
  const { result, reads: recorded } = await collectReads(() =>
    callHook(called, hook, collector.context),
  )
  const declared = collector.watched().map((path) => `file:${resolve(config.siteDir, path)}`)
  const reads = toReads([...new Set([...recorded, ...declared])].toSorted(), config)
  const failed = result.kind === 'failed' ? [result.diagnostic] : []
  const added = {
    texts: collector.texts(),
    diagnostics: [...failed, ...collector.diagnostics()],
  }
  if (failed.length === 0 && collector.isCacheable()) {
    keepJson(cache, readsKey(config, name), reads)
    keepJson(cache, contentKey(config, name, reads), withoutCauses(added))
  }
  return { ...added, reads }
}

/** The folder of the site itself is read by everything that looks for a file in it. */
function toReads(names: readonly ReadName[], folders: SiteFolders): readonly ReadName[] {
  return toSiteReads(names, folders).filter((name) => name !== 'file:')
}

/** A cause may be a value that JSON can't hold. */
function withoutCauses({ texts, diagnostics }: AddedContent): AddedContent {
  return { texts, diagnostics: diagnostics.map((one) => ({ ...one, cause: undefined })) }
}

const readsKey = ({ configHash }: ResolvedConfig, name: string): string =>
  hashOf('integration reads', configHash, name)

const contentKey = (
  { configHash, siteDir }: ResolvedConfig,
  name: string,
  reads: readonly ReadName[],
): string => hashOf('integration pages', configHash, name, hashReads(reads, siteDir))

/** Files of the site; those of packages change only with an installation. */
function toPath(name: ReadName): readonly string[] {
  const path = name.startsWith('file:') ? name.slice('file:'.length) : ''
  const isOutside = path.startsWith('..') || isAbsolute(path) || relative('', path) === ''
  return isOutside || /(?:^|\/)node_modules\//.test(path) ? [] : [path]
}
