// Room: helpers that JavaScript lacks: hashes, globs, error messages
import { createHash, hash } from 'node:crypto'

/**
 * SHA-256 of all parts in order, hex. The kind and length of each part are hashed too, so that
 * `('ab', 'c')` and `('a', 'bc')` differ, and so do the text `a` and the byte `a`.
 */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  // Fast path of the sum in parts: see test/fast-paths.ts. For short texts, one step is several times as fast.
  if (parts.every((part) => typeof part === 'string'))
    return sha256(parts.map((part) => `s${Buffer.byteLength(part)}:${part}`).join(''))
  const sum = createHash('sha256')
  for (const part of parts) {
    const isText = typeof part === 'string'
    sum.update(`${isText ? 's' : 'b'}${isText ? Buffer.byteLength(part) : part.byteLength}:`)
    sum.update(part)
  }
  return sum.digest('hex')
}

/** SHA-256 of one value, hex. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data)
}

/**
 * SHA-256 of a file as content security policies and `integrity` attributes write it: `sha256-` and
 * base64. https://www.w3.org/TR/sri/#the-integrity-attribute
 */
export function integrityOf(data: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(data).digest('base64')}`
}
