import { relative } from 'node:path'
import type { BuildRequest } from '../../command-line/requests.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { formatCount } from '../../report/count-diagnostics.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { buildPart } from './build-part.ts'
import { formatBytes } from './format-islands.ts'
import { planPart } from './plan-part.ts'
import { printBuildFindings } from './print-build-findings.ts'

/** Build the part that `--only` describes: the pages of some versions and languages, for `join`. */
export async function runPart(
  request: BuildRequest,
  config: ResolvedConfig,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  const plan = planPart(request, config)
  if ('problem' in plan) {
    printError('usage error', plan.problem, terminal)
    return 2
  }
  const { siteDir } = config
  const { cache, strict, allFindings: all } = request
  const onStageEnd = terminal.logsStages ? terminal.printError : undefined
  const options = { cache, strict, signal, onProgress: terminal.progress, onStageEnd }
  const part = await buildPart(config, plan, options)
  terminal.progress('')
  if (signal.aborted) return 130
  printBuildFindings(part, { siteDir, terminal, all })
  if (part.kind === 'failed') return 1
  const size = `${formatCount(part.pageCount, 'page')} (${formatBytes(part.bytes)})`
  const folder = relative(siteDir, plan.folder) || plan.folder
  terminal.print(`Wrote the part ${folder}: ${size} of ${plan.variants.join(', ')}.`)
  return 0
}
