import { stdin } from 'node:process'
import type { McpServer } from '@modelcontextprotocol/server'
import { serveStdio as serve, StdioServerTransport } from '@modelcontextprotocol/server/stdio'

/** How the one client of standard input is served. */
export interface StdioOptions {
  /** Ends the server. */
  readonly signal: AbortSignal
  /** Something that is not a message, for example. */
  readonly onError: (error: Error) => void
}

/** Bytes of one message; the longest arguments of a tool have a few thousand. */
const mostMessage = 256 * 1024

/** Serve the client at standard input and output until it closes its end, or until the signal. */
export async function serveStdio(
  makeServer: () => McpServer,
  { signal, onError }: StdioOptions,
): Promise<void> {
  const transport = new StdioServerTransport(undefined, undefined, { maxBufferSize: mostMessage })
  const handle = serve(makeServer, { transport, onerror: onError })
  await new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) stdin.once(event, () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
    if (signal.aborted || stdin.readableEnded || stdin.destroyed) resolve()
  })
  await handle.close()
  // An open standard input would keep the process.
  stdin.destroy()
}
