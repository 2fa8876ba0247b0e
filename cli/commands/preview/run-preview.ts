import type { CommandRequest } from '../../command-line/requests.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { loadSite } from '../load-site.ts'
import { preview } from './preview.ts'
import { runServer } from '../run-server.ts'

type PreviewRequest = Extract<CommandRequest, { kind: 'preview' }>

/** Serve the built folder until the user interrupts; with `--build`, build it first. */
export async function runPreview(
  { site, build, listen }: PreviewRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, pid } = context
  if (build) {
    const { runBuild } = await import('../build/run-build.ts')
    const request = {
      kind: 'build',
      site,
      cache: true,
      strict: false,
      check: false,
      timings: 'off',
      allFindings: false,
      only: [],
    } as const
    const exitCode = await runBuild(request, context)
    if (exitCode !== 0) return exitCode
  }
  const config = await loadSite(site, terminal)
  if (!config) return 2
  const { outDir, baseUrl, trailingSlash } = config
  const start = async (): ReturnType<typeof preview> =>
    preview({ outDir, baseUrl, trailingSlash, listen, terminal, pid })
  return runServer(start, listen, context)
}
