import type { ResolvedConfig } from '../../schema/schema.ts'
import { type FixedFile, planFixes, writeFixes } from '../../fix/fix-site.ts'
import type { Terminal } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { check } from './check.ts'
import type { CheckRequest } from './check-request.ts'
import type { CheckResult } from './check-result.ts'

/** Check a site; with `--fix`, apply what can be fixed, print each change, and check again. */
export async function checkAndFix(
  config: ResolvedConfig,
  request: CheckRequest,
  { terminal, signal, pid }: CommandContext,
): Promise<CheckResult> {
  const { cache, updateLock, only, extras } = request
  const onProgress = (text: string): void => terminal.progress(text)
  const onStageEnd = terminal.logsStages ? terminal.printError : undefined
  const options = { cache, updateLock, only, extras, pid, signal, onProgress, onStageEnd }
  const checked = await check(config, options)
  const files = planFixes(checked.site, checked.diagnostics, extras.fix)
  if (extras.dryRun) {
    await printFixes(files, request, terminal)
    return checked
  }
  if (files.length === 0) return checked
  writeFixes(config.siteDir, files)
  for (const line of files.flatMap(({ changes }) => changes)) terminal.printError(`fixed ${line}`)
  return check(config, options)
}

/** Print what would change as a patch: on standard output, unless programs read that. */
async function printFixes(
  files: readonly FixedFile[],
  request: CheckRequest,
  terminal: Terminal,
): Promise<void> {
  const { formatPatch } = await import('../../primitives/formats/format-patch.ts')
  const patch = formatPatch(files, String)
  const { format, output, against } = request
  const isFree = against === undefined && (format === 'pretty' || output !== undefined)
  if (patch !== '') (isFree ? terminal.print : terminal.printError)(patch)
  const count = files.reduce((sum, { changes }) => sum + changes.length, 0)
  const fixes = count === 1 ? '1 fix' : `${count} fixes`
  terminal.printError(
    count === 0
      ? '`--fix` would change nothing.'
      : `\`--fix\` would apply ${fixes}. Nothing was written.`,
  )
}
