import type { LoadConfigResult } from '../../config/load-config.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PipelineResult } from '../../pipeline/run-pipeline.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'
import { collectFiles } from './changes/collect-files.ts'
import { offerTwins } from './requested-twins.ts'
import type { SiteUpdate } from './serve-contract.ts'
import { type SeenPaths, seePaths } from '../../server/seen-paths.ts'
import { seeWatched } from './changes/see-watched.ts'
import { packageFolders, watchedPaths } from './changes/watched-paths.ts'

type Rendered = Extract<PipelineResult, { kind: 'rendered' }>

/**
 * Nothing could be built; the server keeps the last good site until a path in `watch` changes.
 */
export function toFailure(
  config: ResolvedConfig | undefined,
  diagnostics: readonly Diagnostic[],
  watch: SeenPaths,
): SiteUpdate {
  return {
    files: new Map(),
    diagnostics: config ? finalizeDiagnostics(diagnostics, config) : diagnostics,
    watch,
    baseUrl: config?.baseUrl ?? '/',
    trailingSlash: config?.trailingSlash,
  }
}

/**
 * The config cannot be loaded. Any file of the site may be one that it imports; before the first
 * site, nothing else watches them.
 */
export function toUnloaded(
  { diagnostics, named }: Extract<LoadConfigResult, { kind: 'invalid' }>,
  last: ResolvedConfig | undefined,
  siteDir: string,
): SiteUpdate {
  const all = last === undefined || named === undefined ? [siteDir] : []
  const known = last ? watchedPaths(last) : packageFolders(siteDir)
  return toFailure(last, diagnostics, seePaths([...known, ...all, ...(named ?? [])]))
}

/** A site as the server shows it; `seen` are the paths that were looked at when the build began. */
export async function toUpdate(
  { site: { config, generated }, rendered, code }: Rendered,
  found: readonly Diagnostic[],
  seen?: SeenPaths,
): Promise<SiteUpdate> {
  return {
    files: await collectFiles(rendered, config.siteDir),
    twins: offerTwins(rendered),
    diagnostics: finalizeDiagnostics(found, config),
    watch: seeWatched(config, { code, generated, seen }),
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
  }
}
