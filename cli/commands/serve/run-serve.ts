import type { CommandRequest } from '../../command-line/requests.ts'
import { findPackageDir } from '../../config/find-config.ts'
import { formatPretty } from '../../report/format-pretty.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { createSourceReader } from '../../report/read-source-text.ts'
import { createCheckTools } from '../build/check-tools.ts'
import { runServer } from '../run-server.ts'
import { serve } from './serve.ts'
import { createSiteBuilder } from './site-builder.ts'

type ServeRequest = Extract<CommandRequest, { kind: 'serve' }>

/** Build, watch and serve until the user interrupts; while a site can't be built, its errors are shown instead. */
export async function runServe(
  { site, cache, listen, poll }: ServeRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  const toTools = createCheckTools({ pid: context.pid }, async (...args) => {
    const { build } = await import('../build/build.ts')
    return build(...args)
  })
  const start = async (): ReturnType<typeof serve> =>
    serve({
      builder: await createSiteBuilder(site, { cache, toTools }),
      listen,
      poll,
      packageDir: findPackageDir(import.meta.url),
      terminal,
      format: ({ diagnostics }, colors) =>
        formatPretty(diagnostics, { colors, readSource: createSourceReader(site.siteDir) }),
    })
  return runServer(start, listen, context)
}
