import { createFlags } from '../../command-line/flags.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { runServe } from '../serve/run-serve.ts'

/** Serve a site as `docs-ssg serve --open` does. */
export function startNewSite(siteDir: string, context: CommandContext): Promise<ExitCode> {
  const flags = createFlags({ open: true }, siteDir)
  const [site, cache, listen] = [flags.site(undefined), flags.cache(), flags.listen()]
  return runServe({ kind: 'serve', site, cache, listen, poll: undefined }, context)
}
