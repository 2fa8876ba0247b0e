import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { runServe } from '../serve/run-serve.ts'

/** Serve a site as `docs-ssg serve --open` does. */
export function startNewSite(siteDir: string, context: CommandContext): Promise<ExitCode> {
  const site = {
    siteDir,
    configFile: undefined,
    outDir: undefined,
    baseUrl: undefined,
    minify: true,
    drafts: false,
    timeLimit: undefined,
  }
  const listen = { port: 3000, strictPort: false, host: undefined, open: '/' }
  return runServe({ kind: 'serve', site, cache: true, listen, poll: undefined }, context)
}
