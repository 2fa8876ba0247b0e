import { toErrorMessage } from '../error-message.ts'

/** All bytes of a body, which a server can send without end; undefined if there are more than `maxBytes`. */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    // Leaving the loop cancels the body.
    if (bytes > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Why a request has failed: `fetch` itself says only that it failed, and puts the reason into the cause. */
export function toFetchReason(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  // One error for each address of the host, with an empty message.
  if (cause instanceof AggregateError && 'code' in cause) return String(cause.code)
  return toErrorMessage(cause)
}
