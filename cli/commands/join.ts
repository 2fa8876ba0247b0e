import type { CommandRequest } from '../command-line/requests.ts'
import { listVariants } from '../model/paths/llms-path.ts'
import { matchParts } from '../parts/match-parts.ts'
import { openParts } from '../parts/open-parts.ts'
import { createJoinReuse } from '../pipeline/reuse/join-reuse.ts'
import type { ExitCode } from '../report/terminal.ts'
import { printBuildFindings } from './build/print-build-findings.ts'
import { writeBuild } from './build/write-build.ts'
import type { CommandContext } from './command-context.ts'
import { loadSite } from './load-site.ts'
import { installedTools } from './open-command-cache.ts'

type JoinRequest = Extract<CommandRequest, { kind: 'join' }>

/** Build the whole site from its parts. */
export async function runJoin(request: JoinRequest, context: CommandContext): Promise<ExitCode> {
  const started = performance.now()
  const config = await loadSite(request.site, context.terminal)
  if (!config) return 2
  const { siteDir } = config
  const { parts, diagnostics: unread } = openParts(request.parts, siteDir)
  const found =
    unread.length > 0
      ? unread
      : matchParts(parts, {
          tool: installedTools(),
          config: config.configHash,
          variants: listVariants(config).map(({ version, locale }) => `${version}/${locale}`),
        })
  if (found.length > 0) {
    const options = { siteDir, terminal: context.terminal, all: request.allFindings }
    printBuildFindings({ kind: 'failed', diagnostics: found }, options)
    return 1
  }
  return writeBuild({ request, config, reuse: createJoinReuse(parts), started }, context)
}
