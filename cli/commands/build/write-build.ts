import { relative } from 'node:path'
import type { BuildRequest } from '../../command-line/requests.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Reuse } from '../../pipeline/reuse/reuse.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { formatBuildSummary } from './format-build-summary.ts'
import { describeMissingUrl, hasNoUrl } from './missing-url.ts'
import { printBuildFindings } from './print-build-findings.ts'
import { printTimings } from './print-timings.ts'
import { trackChanges } from './track-changes.ts'

/** What is built, and since when. */
interface Build {
  readonly request: Omit<BuildRequest, 'kind' | 'only' | 'shard'>
  readonly config: ResolvedConfig
  readonly reuse?: Reuse
  /** Of `performance.now()`. */
  readonly started: number
}

/** Build a whole site and report: diagnostics on standard error, the summary on standard output. */
export async function writeBuild(
  { request, config, reuse, started }: Build,
  { terminal, signal, pid, disk }: CommandContext,
): Promise<ExitCode> {
  const { cache, strict, check, timings, changes, allFindings: all } = request
  const tracker = changes && trackChanges(changes, config)
  if (tracker && 'problem' in tracker) {
    printError('usage error', tracker.problem, terminal)
    return 2
  }
  const configTime = performance.now() - started
  const [{ build }, { refuseBuild }] = await Promise.all([
    import('./build.ts'),
    import('./refuse-build.ts'),
  ])
  const onStageEnd = terminal.logsStages ? terminal.printError : undefined
  const tools = { pid, disk, signal, onProgress: terminal.progress, onStageEnd, reuse }
  const result = refuseBuild(config) ?? (await build(config, { cache, strict, check, ...tools }))
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
