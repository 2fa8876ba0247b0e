import { relative } from 'node:path'
import type { CommandRequest } from '../../command-line/requests.ts'
import type { ExitCode } from '../../report/terminal.ts'
import { compileShard } from './compile-shard.ts'
import { formatBuildSummary } from './format-build-summary.ts'
import { printBuildFindings } from './print-build-findings.ts'
import { printTimings } from './print-timings.ts'
import { trackChanges } from './track-changes.ts'
import { describeMissingUrl, hasNoUrl } from './missing-url.ts'
import type { CommandContext } from '../command-context.ts'
import { printError } from '../../report/print-error.ts'
import { loadSite } from '../load-site.ts'

/** The steps for a site that is built for the first time. */
const preload = (): Promise<unknown> =>
  Promise.all([import('./build.ts'), import('../../pipeline/page-compiler.ts')])

type BuildRequest = Extract<CommandRequest, { kind: 'build' }>

/** Build a site and report: diagnostics on standard error, the summary on standard output. */
export async function runBuild(
  { site, cache, strict, check, timings, shard, changes, allFindings: all }: BuildRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const started = performance.now()
  const { terminal, signal, pid, disk } = context
  const config = await loadSite(site, terminal, preload)
  if (!config) return 2
  if (shard) return compileShard(config, shard, context)
  const tracker = changes && trackChanges(changes, config)
  if (tracker && 'problem' in tracker) {
    printError('usage error', tracker.problem, terminal)
    return 2
  }
  const configTime = performance.now() - started
  const { build } = await import('./build.ts')
  const onStageEnd = terminal.logsStages ? terminal.printError : undefined
  const tools = { pid, disk, signal, onProgress: terminal.progress, onStageEnd }
  const result = await build(config, { cache, strict, check, ...tools })
  terminal.progress('')
  if (signal.aborted) return 130

  const { siteDir, outDir } = config
  printBuildFindings(result, { siteDir, terminal, all })
  const stages = { config: configTime, ...result.timings }
  const print = printTimings(timings, { ...result, timings: stages }, terminal)
  if (result.kind === 'failed') return 1
  if (hasNoUrl(config)) print(describeMissingUrl(config))
  const milliseconds = performance.now() - started
  const folder = relative(siteDir, outDir) || outDir
  if (tracker) print(tracker.write())
  print(formatBuildSummary(result, { outDir: folder, milliseconds, colors: terminal.colors }))
  return 0
}
