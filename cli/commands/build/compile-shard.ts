import { ruleOf } from '../../checks/all-rules.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { createFrozenTest } from '../../pipeline/reuse/frozen-pages.ts'
import { runShard } from '../../pipeline/rendering/run-shard.ts'
import { createStageTimer } from '../../pipeline/stage-timer.ts'
import { formatCount } from '../../report/count-diagnostics.ts'
import { isFailure } from '../../report/diagnostic.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { printDiagnostics } from '../print-diagnostics.ts'
import { openCommandCache } from '../open-command-cache.ts'

/** One of `count` parts of the pages, counted from 1. */
interface Shard {
  readonly index: number
  readonly count: number
}

/** Compile a part of the pages into the cache, for a build of the whole site on another machine. */
export async function compileShard(
  config: ResolvedConfig,
  shard: Shard,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  const timer = createStageTimer(
    terminal.progress,
    signal,
    terminal.logsStages ? terminal.printError : undefined,
  )
  const cache = await openCommandCache(config.cacheDir, true, config.cache)
  const isFrozen = createFrozenTest(config)
  const { pages, fresh, diagnostics } = await runShard(
    config,
    { cache, timer },
    (source, position) => position % shard.count === shard.index - 1 && !isFrozen(source),
  )
  terminal.progress('')
  const found = finalizeDiagnostics(diagnostics, config)
  if (found.length > 0)
    printDiagnostics('findings', found, { siteDir: config.siteDir, terminal, ruleOf })
  const part = `Part ${shard.index} of ${shard.count} has ${formatCount(pages.length, 'page')}`
  terminal.print(
    `${part}; ${formatCount(fresh.length, 'page')} had to be compiled, and the cache had the others.`,
  )
  return found.some((one) => isFailure(one, false)) ? 1 : 0
}
