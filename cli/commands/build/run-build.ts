import type { BuildRequest } from '../../command-line/requests.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { loadSite } from '../load-site.ts'
import { compileShard } from './compile-shard.ts'
import { writeBuild } from './write-build.ts'

/** The steps for a site that is built for the first time. */
const preload = (): Promise<unknown> =>
  Promise.all([import('./build.ts'), import('../../pipeline/compiling/page-compiler.ts')])

/** Build a site, or what a flag asks for: a part of it, or a part of its cache. */
export async function runBuild(request: BuildRequest, context: CommandContext): Promise<ExitCode> {
  const started = performance.now()
  const config = await loadSite(request.site, context.terminal, preload)
  if (!config) return 2
  if (request.shard) return compileShard(config, request.shard, context)
  if (request.only.length === 0) return writeBuild({ request, config, started }, context)
  const { runPart } = await import('./run-part.ts')
  return runPart(request, config, context)
}
