import { stdin } from 'node:process'
import type { McpServer } from '@modelcontextprotocol/server'
import { serveStdio as serve, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { handleLater } from '../primitives/time/handle-later.ts'

/** How the one client of standard input is served. */
export interface StdioOptions {
  /** Ends the server. */
  readonly signal: AbortSignal
  /** Something that is not a message, for example. */
  readonly onError: (error: Error) => void
}

/** Bytes of one message; the longest arguments of a tool have a few thousand. */
const mostMessage = 256 * 1024

/** A transport that says when it closes: also by itself, after a message that is too long. */
class WatchedTransport extends StdioServerTransport {
  readonly #onClosed: () => void

  constructor(onClosed: () => void) {
    super(undefined, undefined, { maxBufferSize: mostMessage })
    this.#onClosed = onClosed
  }

  override async close(): Promise<void> {
    await super.close()
    this.#onClosed()
  }
}

/**
 * Serve the client at standard input and output until it closes its end, or until the signal.
 * @returns false if the connection was closed because of an error
 */
export async function serveStdio(
  makeServer: () => McpServer,
  { signal, onError }: StdioOptions,
): Promise<boolean> {
  const isSound = await new Promise<boolean>((resolve) => {
    // The end of the input closes the transport too, which is fine.
    const transport = new WatchedTransport(() => resolve(stdin.readableEnded || stdin.destroyed))
    const handle = serve(makeServer, { transport, onerror: onError })
    const end = (): void => {
      resolve(true)
      void handleLater(handle.close())
    }
    for (const event of ['end', 'close', 'error']) stdin.once(event, end)
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted || stdin.readableEnded || stdin.destroyed) end()
  })
  // An open standard input would keep the process.
  stdin.destroy()
  return isSound
}
