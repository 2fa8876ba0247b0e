import { ruleOf } from '../../checks/all-rules.ts'
import { relative } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { frozenFolder } from '../../parts/frozen-folder.ts'
import { createPack } from '../../parts/pack.ts'
import { isOfVersion } from '../../pipeline/reuse/frozen-pages.ts'
import { packPages } from '../../pipeline/compiling/packed-pages.ts'
import { runShard } from '../../pipeline/rendering/run-shard.ts'
import { createStageTimer } from '../../pipeline/stage-timer.ts'
import { formatCount } from '../../report/count-diagnostics.ts'
import { isError } from '../../report/diagnostic.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'
import type { ExitCode } from '../../report/terminal.ts'
import { writeManifest } from '../build/write-manifest.ts'
import type { CommandContext } from '../command-context.ts'
import { printDiagnostics } from '../print-diagnostics.ts'
import { openCommandCache } from '../open-command-cache.ts'
import { describeUnfrozen } from './describe-unfrozen.ts'

/** Compile a version, and keep its articles beside the sources; a version with errors is not frozen. */
export async function freezeVersion(
  config: ResolvedConfig,
  name: string,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  const { siteDir, locales, versions } = config
  const cache = await openCommandCache(config.cacheDir, true, config.cache)
  const timer = createStageTimer(terminal.progress, signal)
  const compiled = await runShard(config, { cache, timer }, isOfVersion(name))
  terminal.progress('')
  const found = finalizeDiagnostics(compiled.diagnostics, config)
  if (found.length > 0) printDiagnostics('findings', found, { siteDir, terminal, ruleOf })
  if (found.some(isError)) return 1
  const folder = frozenFolder(siteDir, name)
  const pack = createPack(siteDir, folder)
  try {
    const pages = packPages(pack, compiled.bySource)
    const variants = locales.map(({ code }) => `${name}/${code}`)
    writeManifest(config, { folder, pack, variants, compiled, pages })
  } finally {
    pack.abandon()
  }
  const where = relative(siteDir, folder).replaceAll('\\', '/')
  const pages = formatCount(compiled.pages.length, 'page')
  terminal.print(`Kept the articles of ${pages} in ${where}. Commit this folder.`)
  const others = describeUnfrozen(config)
  if (others !== undefined) terminal.print(others)
  if (!versions.some((version) => version.name === name && version.frozen))
    terminal.print(`Add \`frozen: true\` to the entry of \`${name}\` in \`versions\`.`)
  return 0
}
