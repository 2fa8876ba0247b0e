import type { ListenOptions } from '../command-line/requests.ts'
import { printError } from '../report/print-error.ts'
import type { ExitCode } from '../report/terminal.ts'
import type { CommandContext } from './execute.ts'

/** Start a server and keep it until the person interrupts. A port that cannot be had is wrong usage. */
export async function runServer(
  start: () => Promise<{ readonly close: () => Promise<void> }>,
  listen: ListenOptions,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  try {
    const server = await start()
    await untilAborted(signal)
    await server.close()
    return 130
  } catch (error) {
    const fault = describeListenFault(error, listen)
    if (fault === undefined) throw error
    printError('usage error', fault, terminal)
    return 2
  }
}

function describeListenFault(error: unknown, { port, host }: ListenOptions): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another one with \`--port\``
  if (code === 'EACCES') return `port ${port} needs more rights; choose one above 1023`
  const isHostFault = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
  return isHostFault ? `\`${host ?? ''}\` is not an address of this machine` : undefined
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true })
  })
}
