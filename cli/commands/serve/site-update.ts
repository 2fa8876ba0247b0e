import type { LoadConfigResult } from '../../config/load-config.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PipelineResult } from '../../pipeline/run-pipeline.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'
import { collectFiles } from './collect-files.ts'
import { offerTwins } from './requested-twins.ts'
import type { SiteUpdate } from './serve-contract.ts'
import { watchedPaths } from './watched-paths.ts'

type Rendered = Extract<PipelineResult, { kind: 'rendered' }>

/**
 * Nothing could be built; the server keeps showing the last good site. `watch` are the absolute
 * paths whose change may repair the site, beside those that `config` names.
 */
export function toFailure(
  config: ResolvedConfig | undefined,
  diagnostics: readonly Diagnostic[],
  watch: readonly string[],
): SiteUpdate {
  return {
    files: new Map(),
    diagnostics: config ? finalizeDiagnostics(diagnostics, config) : diagnostics,
    watch: [...(config ? watchedPaths(config) : []), ...watch],
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
  return toFailure(last, diagnostics, [...all, ...(named ?? [])])
}

/** A site as the server shows it. */
export async function toUpdate(
  { site: { config, generated }, rendered, code }: Rendered,
  found: readonly Diagnostic[],
): Promise<SiteUpdate> {
  return {
    files: await collectFiles(rendered, config.siteDir),
    twins: offerTwins(rendered),
    diagnostics: finalizeDiagnostics(found, config),
    watch: watchedPaths(config, {
      stylesheets: [...code.stylesheets, ...(generated?.watched ?? [])],
      inputs: code.inputs,
    }),
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
  }
}
