import type { CommandRequest } from '../../command-line/requests.ts'
import { ruleOf } from '../../checks/all-rules.ts'
import { findPackageDir } from '../../config/loading/find-config.ts'
import { formatPretty } from '../../report/formats/format-pretty.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { createSourceReader } from '../../report/places/read-source-text.ts'
import { noteOtherTool } from '../note-other-tool.ts'
import { runServer } from '../run-server.ts'
import { serve } from './serve.ts'
import { createThreadBuilder } from './threads/thread-builder.ts'

type ServeRequest = Extract<CommandRequest, { kind: 'serve' }>

/** Build, watch and serve until the user interrupts; while a site can't be built, its errors are shown instead. */
export async function runServe(
  { site, cache, listen, poll }: ServeRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, pid, signal } = context
  const packageDir = findPackageDir(import.meta.url)
  await noteOtherTool(site, terminal)
  const start = async (): ReturnType<typeof serve> => {
    const builder = createThreadBuilder({ site, cache, pid, packageDir, terminal })
    const stop = (): void => void builder.close()
    signal.addEventListener('abort', stop, { once: true })
    return serve({
      builder,
      siteDir: site.siteDir,
      listen,
      poll,
      packageDir,
      terminal,
      format: ({ diagnostics }, colors) =>
        formatPretty(diagnostics, { colors, ruleOf, readSource: createSourceReader(site.siteDir) }),
    })
  }
  return runServer(start, listen, context)
}
