// Messages between a jail and its supervisor, one a line of JSON.
import { readSync, writeSync } from 'node:fs'

/** Characters that a sample may print. */
export const largestOutput = 2 ** 20

/** A message of a jail: it is ready for a sample, or a sample has ended. */
export type JailMessage =
  { readonly next: true } | { readonly text: string } | { readonly reason: string }

const [input, output] = [0, 1]
const lineEnd = 10
const write = writeSync
const inbox = { bytes: Buffer.alloc(0) }
const chunk = Buffer.alloc(2 ** 16)

/** Writes a message to the supervisor. */
export function send(message: JailMessage): void {
  let bytes = Buffer.from(`${JSON.stringify(message)}\n`)
  while (bytes.length > 0) bytes = bytes.subarray(write(output, bytes))
}

/** Waits for a text of the supervisor; undefined if there are no more. */
export function receive(): string | undefined {
  const parts = [inbox.bytes]
  const hasLine = (): boolean => parts.at(-1)?.includes(lineEnd) ?? false
  while (!hasLine()) {
    const size = readChunk()
    if (size === 0) return undefined
    parts.push(Buffer.from(chunk.subarray(0, size)))
  }
  const bytes = Buffer.concat(parts)
  const end = bytes.indexOf(lineEnd)
  inbox.bytes = bytes.subarray(end + 1)
  return String(JSON.parse(bytes.toString('utf8', 0, end)))
}

/** The number of bytes that were read, 0 at the end. Windows reports the end of a pipe as an error. */
function readChunk(): number {
  try {
    return readSync(input, chunk)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EOF') return 0
    throw error
  }
}
