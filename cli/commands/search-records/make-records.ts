import { ruleOf } from '../../checks/all-rules.ts'
import { toHref } from '../../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { runPipeline } from '../../pipeline/run-pipeline.ts'
import { createStageTimer } from '../../pipeline/stage-timer.ts'
import { isError } from '../../report/diagnostic.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'
import { createRecords } from '../../search/create-records.ts'
import type { SearchRecord } from '../../search/providers/search-record.ts'
import type { CommandContext } from '../command-context.ts'
import { printDiagnostics } from '../print-diagnostics.ts'
import { openCommandCache } from '../open-command-cache.ts'

/** Everything that readers can search, as records; undefined after errors of the site were printed. */
export async function makeRecords(
  config: ResolvedConfig,
  request: { readonly cache: boolean },
  { terminal, signal }: CommandContext,
): Promise<readonly SearchRecord[] | undefined> {
  const timer = createStageTimer(undefined, signal)
  const cache = await openCommandCache(config.cacheDir, request.cache, config.cache)
  const result = await runPipeline(config, { cache, timer, isWritten: false })
  const found = finalizeDiagnostics(result.diagnostics, config)
  if (result.kind === 'unbundled' || found.some(isError)) {
    printDiagnostics('findings', found, { siteDir: config.siteDir, terminal, ruleOf })
    return undefined
  }
  return createRecords(result.rendered.searchPages(), {
    origin: config.url,
    siteTitle: config.title,
    unversioned: new Set(result.site.staticRoutes.map(({ url }) => toHref(url, config))),
  })
}
