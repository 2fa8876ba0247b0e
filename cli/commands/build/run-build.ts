import { relative } from 'node:path'
import type { CommandRequest } from '../../command-line/requests.ts'
import type { ExitCode } from '../../report/terminal.ts'
import { ruleOf } from '../../checks/all-rules.ts'
import { countDiagnostics, formatCounts } from '../../report/count-diagnostics.ts'
import { formatPretty } from '../../report/format-pretty.ts'
import { compileShard } from './compile-shard.ts'
import { formatBuildSummary } from './format-build-summary.ts'
import { printTimings } from './print-timings.ts'
import { describeMissingUrl, hasNoUrl } from './missing-url.ts'
import type { CommandContext } from '../command-context.ts'
import { printDiagnostics, loadSite } from '../load-site.ts'
import { createSourceReader } from '../../report/read-source-text.ts'

/** The steps for a site that is built for the first time. */
const preload = (): Promise<unknown> =>
  Promise.all([import('./build.ts'), import('../../pipeline/page-compiler.ts')])

type BuildRequest = Extract<CommandRequest, { kind: 'build' }>

/** Build a site and report: diagnostics on standard error, the summary on standard output. */
export async function runBuild(
  { site, cache, strict, check, timings, shard, allFindings: all }: BuildRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const started = performance.now()
  const { terminal, signal, pid, disk } = context
  const config = await loadSite(site, terminal, preload)
  if (!config) return 2
  if (shard) return compileShard(config, shard, context)
  const configTime = performance.now() - started
  const { build } = await import('./build.ts')
  const onStageEnd = terminal.logsStages ? terminal.printError : undefined
  const tools = { pid, disk, signal, onProgress: terminal.progress, onStageEnd }
  const result = await build(config, { cache, strict, check, ...tools })
  terminal.progress('')
  if (signal.aborted) return 130

  const { siteDir, outDir } = config
  if (result.kind === 'failed') {
    printDiagnostics('findings', result.diagnostics, { siteDir, terminal, all })
    terminal.printError('Nothing was written; the previous build is unchanged.')
  } else if (result.diagnostics.length > 0) {
    const readSource = createSourceReader(siteDir)
    terminal.printError(`docs-ssg: ${formatCounts(countDiagnostics(result.diagnostics))}\n`)
    terminal.printError(
      `${formatPretty(result.diagnostics, { colors: terminal.colors, ruleOf, readSource, all })}\n`,
    )
  }
  const stages = { config: configTime, ...result.timings }
  const print = printTimings(timings, { ...result, timings: stages }, terminal)
  if (result.kind === 'failed') return 1
  if (hasNoUrl(config)) print(describeMissingUrl(config))
  const milliseconds = performance.now() - started
  const folder = relative(siteDir, outDir) || outDir
  print(formatBuildSummary(result, { outDir: folder, milliseconds, colors: terminal.colors }))
  return 0
}
