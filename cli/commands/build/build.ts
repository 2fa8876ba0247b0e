// The whole build on one screen.
import { probePages } from '../../checks/run-checks.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { isFailure } from '../../report/diagnostic.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'
import { runPipelineForChecks } from '../checked-run.ts'
import type { BuildOptions, BuildResult } from './build-result.ts'
import { createCheckTools } from './check-tools.ts'
import { countPages } from '../count-pages.ts'
import { finishBuild } from './finish-build.ts'
import { keepWrittenPages, readWrittenPages } from './written-pages.ts'
import { writeSite } from '../../output/write-site.ts'

const notWritten = { kind: 'failed', pageCount: 0, bytes: 0 } as const

/** Build a site. Writes nothing unless every page is sound. */
export async function build(config: ResolvedConfig, options: BuildOptions): Promise<BuildResult> {
  const phases = options.check
    ? (['always', 'publish', 'check'] as const)
    : (['always', 'publish'] as const)
  const toTools = createCheckTools(options, build)
  const run = await runPipelineForChecks(config, { phases }, { ...options, toTools })
  const { timer, cache, result } = run
  if (run.kind === 'unbundled') {
    const diagnostics = finalizeDiagnostics(result.diagnostics, config)
    return { ...notWritten, diagnostics, ...timer.spent() }
  }
  const { checks, context, probe } = run
  const { rendered } = run.result
  const reported = await timer.time('check', () => checks.runSiteChecks(context))
  await timer.time('cache', () => cache.commit())
  const found = [...result.diagnostics, ...reported]
  const diagnostics = finalizeDiagnostics(found, config)
  if (diagnostics.some((diagnostic) => isFailure(diagnostic, options.strict))) {
    const all = [...found, ...probePages(probe, rendered.pages)]
    await cache.commit()
    return {
      ...notWritten,
      diagnostics: finalizeDiagnostics(all, config),
      ...timer.spent(),
    }
  }
  const finished = await finishBuild(context.site, rendered, timer)
  const known = readWrittenPages(cache, config.outDir)
  const onPage = timer.count('write', countPages(context.site))
  const writing = { ...options, probe, known, found: finished.diagnostics, onPage }
  const written = await timer.time('write', () => writeSite(config, finished.rendered, writing))
  if (written.isWritten)
    keepWrittenPages(cache, config.outDir, { known, written: written.writtenPages })
  await cache.commit()
  const shared = finalizeDiagnostics(cache.findings(), config)
  return {
    kind: written.isWritten ? 'built' : 'failed',
    diagnostics: [...diagnostics, ...written.diagnostics, ...shared],
    pageCount: written.pageCount,
    bytes: written.bytes,
    islands: run.result.bundle.islandSizes,
    ...timer.spent(),
  }
}
