// Everything that `check` checks. Must not write a site.
import { probePages } from '../../checks/run-checks.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'
import { build } from '../build/build.ts'
import { createCheckTools } from '../build/check-tools.ts'
import { runPipelineForChecks } from '../checked-run.ts'
import { countPages } from '../count-pages.ts'
import type { CheckOptions, CheckResult } from './check-result.ts'
import { toComparedSite } from './compared-site.ts'

const phases = ['always', 'publish', 'check'] as const

/** The checks that a flag asks for. */
function listAsked({ external, browser, verify }: CheckOptions['extras']): readonly string[] {
  const flags = { external, browser, determinism: verify }
  return Object.entries(flags).flatMap(([name, isAsked]) => (isAsked ? [name] : []))
}

/** Check a site: what `build` reports and more, with the same cache. */
export async function check(config: ResolvedConfig, options: CheckOptions): Promise<CheckResult> {
  const { only, extras, updateLock } = options
  const tools = { updateLock, externalTtl: extras.cacheTtl }
  const toTools = createCheckTools(options, build)
  const run = await runPipelineForChecks(
    config,
    { phases, only, asked: listAsked(extras) },
    { ...options, toTools: (cache) => ({ ...toTools(cache), ...tools }) },
  )
  const { site, diagnostics: found } = run.result
  const shown = { site, pageCount: countPages(site) }
  if (run.kind === 'unbundled') {
    const diagnostics = finalizeDiagnostics(found, config)
    return { ...shown, diagnostics, figures: [], compared: undefined, sizes: undefined }
  }
  const { timer, cache, checks, context, probe } = run
  const { rendered } = run.result
  const onPage = timer.count('pages', shown.pageCount)
  const onPages = await timer.time('pages', async () => probePages(probe, rendered.pages, onPage))
  const onSite = await timer.time('check', () => checks.runSiteChecks(context))
  await timer.time('cache', () => cache.commit())
  const stages = only.length === 0 ? found : []
  return {
    ...shown,
    figures: context.figures,
    compared: () => toComparedSite(site, rendered),
    sizes: async () => {
      const { measureSite } = await import('../../checks/budgets/file-sizes.ts')
      return measureSite(rendered, cache)
    },
    diagnostics: finalizeDiagnostics([...stages, ...onPages, ...onSite], config),
  }
}
