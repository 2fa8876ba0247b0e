import type { ResolvedConfig } from '../../schema/schema.ts'
import { fixSite } from '../../fix/fix-site.ts'
import type { CommandContext } from '../command-context.ts'
import { check } from './check.ts'
import type { CheckRequest } from './check-request.ts'
import type { CheckResult } from './check-result.ts'

/** Check a site; with `--fix`, apply what can be fixed, print each change, and check again. */
export async function checkAndFix(
  config: ResolvedConfig,
  { cache, updateLock, only, extras }: CheckRequest,
  { terminal, signal, pid }: CommandContext,
): Promise<CheckResult> {
  const onProgress = (text: string): void => terminal.progress(text)
  const onStageEnd = terminal.logsStages ? terminal.printError : undefined
  const options = { cache, updateLock, only, extras, pid, signal, onProgress, onStageEnd }
  const checked = await check(config, options)
  const fixed = fixSite(checked.site, checked.diagnostics, extras.fix)
  if (fixed.length === 0) return checked
  for (const line of fixed) terminal.printError(`fixed ${line}`)
  return check(config, options)
}
