import { createHash } from 'node:crypto'

/**
 * SHA-256 of all parts in order, hex. Injective: each part goes in with its kind and length, so that `('ab', 'c')` and
 * `('a', 'bc')` differ, and so do the text `a` and the byte `a`.
 */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const kind = typeof part === 'string' ? 's' : 'b'
    const length = typeof part === 'string' ? Buffer.byteLength(part) : part.byteLength
    hash.update(`${kind}${String(length)}:`)
    hash.update(part)
  }
  return hash.digest('hex')
}
