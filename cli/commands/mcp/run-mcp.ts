import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { foldSpace } from '../../primitives/text/fold-space.ts'
import { shortenMessage } from '../../primitives/text/shorten-message.ts'
import type { CommandRequest } from '../../command-line/requests.ts'
import { createServerMaker } from '../../mcp/create-server.ts'
import { serveHttp } from '../../mcp/serve-http.ts'
import { serveStdio } from '../../mcp/serve-stdio.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { runServer } from '../run-server.ts'
import { createFindProblems } from './find-problems.ts'
import { openSiteFiles } from './open-site-files.ts'

export type McpRequest = Extract<CommandRequest, { kind: 'mcp' }>

/** Serve a site to clients of the Model Context Protocol until they close the connection, or until interrupted. */
export async function runMcp(request: McpRequest, context: CommandContext): Promise<ExitCode> {
  const { site, url, port } = request
  const { terminal, signal, version } = context
  if (url === undefined && !existsSync(site.siteDir)) {
    printError('usage error', `the folder \`${site.siteDir}\` does not exist`, terminal)
    return 2
  }
  const outDir = site.outDir ?? join(site.siteDir, 'build')
  const files = openSiteFiles(url ?? outDir, context)
  const findProblems = url === undefined ? createFindProblems(site, signal) : undefined
  const makeServer = createServerMaker({ files, version, findProblems })
  if (port !== undefined) {
    const start = async (): ReturnType<typeof serveHttp> => {
      const server = await serveHttp(makeServer, port)
      terminal.print(`Serving ${files.name} to MCP clients at ${server.url}`)
      return server
    }
    const listen = { port, strictPort: true, host: undefined, open: undefined }
    return runServer(start, listen, context)
  }
  // Standard output belongs to the protocol.
  terminal.printError(`docs-ssg mcp: serving ${files.name} to the MCP client at standard input`)
  const onError = (error: Error): void =>
    terminal.printError(`docs-ssg mcp: ${describeClientError(error)}`)
  const isSound = await serveStdio(makeServer, { signal, onError })
  if (signal.aborted) return 130
  return isSound ? 0 : 1
}

/** One line. A message that is JSON but not JSON-RPC fails with a list of what each schema expects. */
function describeClientError({ message }: Error): string {
  if (message.startsWith('[')) return 'ignored a message that is not JSON-RPC 2.0'
  return shortenMessage(foldSpace(message))
}
