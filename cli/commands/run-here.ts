// The commands that run in the thread that starts them, because they run no code of the site; `serve` has a
// thread that builds. Each is loaded when it is asked for.
import type { CommandRequest } from '../command-line/requests.ts'
import type { ExitCode } from '../report/terminal.ts'
import type { CommandContext } from './command-context.ts'

const kinds = [
  'clear',
  'config-reference',
  'explain',
  'init',
  'mcp',
  'rules-reference',
  'serve',
] as const

/** A request for one of these commands. */
export type RequestHere = Extract<CommandRequest, { kind: (typeof kinds)[number] }>

/** A request for a command that runs in its own thread. */
export type RequestThere = Exclude<CommandRequest, RequestHere>

/** True for a request whose command runs in the thread of the command line. */
export const runsHere = (request: CommandRequest): request is RequestHere =>
  kinds.some((kind) => kind === request.kind)

/** Run one of these commands. */
export async function runHere(request: RequestHere, context: CommandContext): Promise<ExitCode> {
  switch (request.kind) {
    case 'init':
      return (await import('./init/run-init.ts')).runInit(request, context)
    case 'mcp':
      return (await import('./mcp/run-mcp.ts')).runMcp(request, context)
    case 'serve':
      return (await import('./serve/run-serve.ts')).runServe(request, context)
    case 'explain':
      return (await import('./explain/run-explain.ts')).runExplain(request, context)
    case 'clear':
      return (await import('./clear.ts')).runClear(request, context)
    case 'config-reference':
      return (await import('./references.ts')).printConfigReference(context)
    case 'rules-reference':
      return (await import('./references.ts')).printRulesReference(context)
  }
}
