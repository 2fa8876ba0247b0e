import type { ListenOptions } from '../command-line/requests.ts'
import { errorCode } from '../primitives/error-code.ts'
import { printError } from '../report/print-error.ts'
import type { ExitCode } from '../report/terminal.ts'
import type { CommandContext } from './command-context.ts'

/** Start a server and keep it until the user interrupts. A port that can't be used is a usage error. */
export async function runServer(
  start: () => Promise<{ readonly close: () => Promise<void> }>,
  listen: ListenOptions,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  if (listen.host === '0.0.0.0' || listen.host === '::')
    terminal.printError(
      `docs-ssg: warning: with \`--host ${listen.host}\`, every device on the network can open this server. Leave the flag out unless you need that.`,
    )
  try {
    const server = await start()
    await untilAborted(signal)
    await server.close()
    return 130
  } catch (error) {
    const problem = describeListenError(error, listen)
    if (problem === undefined) throw error
    printError('usage error', problem, terminal)
    return 2
  }
}

function describeListenError(error: unknown, { port, host }: ListenOptions): string | undefined {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') return `port ${port} is in use; choose another one with \`--port\``
  if (code === 'EACCES') return `port ${port} needs administrator rights; choose one above 1023`
  const isWrongHost = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
  return isWrongHost ? `\`${host ?? ''}\` is not an address of this machine` : undefined
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true })
  })
}
