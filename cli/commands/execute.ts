// Enters: what the command line asks for. Leaves: an exit code. Each command is loaded when it is asked for,
// so that none waits for the code of another. Must not know how a command works.
import type { CommandRequest } from '../command-line/requests.ts'
import type { ExitCode, Terminal } from '../report/terminal.ts'

/** What every command may use of the world. */
export interface CommandContext {
  readonly terminal: Terminal
  /** Aborted when the person interrupts. */
  readonly signal: AbortSignal
}

/** Run one command to its end. */
export async function execute(request: CommandRequest, context: CommandContext): Promise<ExitCode> {
  switch (request.kind) {
    case 'clear': {
      const { clear } = await import('./clear.ts')
      await clear(request.site.siteDir, context.terminal)
      return 0
    }
    case 'config-reference': {
      const { formatConfigReference } = await import('../config/format-reference.ts')
      context.terminal.print(formatConfigReference().trimEnd())
      return 0
    }
    default:
      throw new Error(`No command runs \`${request.kind}\`.`)
  }
}
