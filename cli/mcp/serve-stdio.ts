import { stdin } from 'node:process'
import type { JSONRPCMessage, McpServer, RequestId } from '@modelcontextprotocol/server'
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

/** Milliseconds for pending requests after the end of the input; clients end a server that stays longer. */
const mostWait = 10_000

const hasInputEnded = (): boolean => stdin.readableEnded || stdin.destroyed

/** Closes after the end of the input once each request has a response, and says so, also after a message that is too long. */
class AnsweringTransport extends StdioServerTransport {
  readonly #onClosed: () => void
  readonly #pending = new Map<unknown, RequestId>()
  #timer: NodeJS.Timeout | undefined

  constructor(onClosed: () => void) {
    super(undefined, undefined, { maxBufferSize: mostMessage })
    this.#onClosed = onClosed
  }

  /** Count a message that has arrived. A subscription has no response until it is canceled. */
  note(message: JSONRPCMessage): void {
    if (!('method' in message)) return
    if ('id' in message && message.method !== 'subscriptions/listen')
      this.#pending.set(message.id, message.id)
    if (message.method === 'notifications/cancelled') this.#settle(message.params?.['requestId'])
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    try {
      await super.send(message)
    } finally {
      if (!('method' in message)) this.#settle(message.id)
    }
  }

  override async close(): Promise<void> {
    if (!hasInputEnded() || this.#pending.size === 0) return this.closeNow()
    this.#timer ??= setTimeout(() => void handleLater(this.#refusePending()), mostWait)
  }

  /** Close without waiting for responses. */
  async closeNow(): Promise<void> {
    clearTimeout(this.#timer)
    this.#pending.clear()
    await super.close()
    this.#onClosed()
  }

  #settle(id: unknown): void {
    if (this.#pending.delete(id) && this.#timer !== undefined && this.#pending.size === 0)
      void handleLater(this.closeNow())
  }

  async #refusePending(): Promise<void> {
    const message =
      'The request was stopped 10 seconds after the end of the input. Keep the input open until the response arrives.'
    const error = { code: -32_000, message }
    await Promise.all(
      [...this.#pending.values()].map((id) => super.send({ jsonrpc: '2.0', id, error })),
    )
    await this.closeNow()
  }
}

/**
 * Serve the client at standard input and output until it closes its end and has its responses, or until
 * the signal.
 * @returns false if the connection was closed because of an error
 */
export async function serveStdio(
  makeServer: () => McpServer,
  { signal, onError }: StdioOptions,
): Promise<boolean> {
  const isSound = await new Promise<boolean>((resolve) => {
    const transport = new AnsweringTransport(() => resolve(hasInputEnded()))
    const handle = serve(makeServer, { transport, onerror: onError })
    const deliver = transport.onmessage
    Object.assign(transport, {
      onmessage: (message: JSONRPCMessage) => {
        transport.note(message)
        deliver?.(message)
      },
    })
    const end = (): void => {
      resolve(true)
      void handleLater(transport.closeNow().then(() => handle.close()))
    }
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
  })
  // An open standard input would keep the process.
  stdin.destroy()
  return isSound
}
