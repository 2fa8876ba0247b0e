// The functions that read what content names. They accept no other path than one of the gate.
import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import type { ReadablePath } from './readable-path.ts'

/** The bytes of a file. Throws an error of the operating system. */
export const readBytes = (path: ReadablePath): Uint8Array => readFileSync(path)

/** The text of a file in UTF-8. Throws an error of the operating system. */
export const readText = (path: ReadablePath): string => readFileSync(path, 'utf8')

/** The size in bytes of a regular file, followed through links; undefined for anything else. */
export function sizeOfFile(path: ReadablePath): number | undefined {
  const stats = statSync(path)
  return stats.isFile() ? stats.size : undefined
}

/** The first `limit` bytes of a file, and how many bytes it has. */
export function readHead(
  path: ReadablePath,
  limit: number,
): { readonly head: Uint8Array; readonly bytes: number } {
  const file = openSync(path, 'r')
  try {
    const { size: bytes } = fstatSync(file)
    const head = Buffer.alloc(Math.min(bytes, limit))
    return { head: head.subarray(0, readSync(file, head, 0, head.byteLength, 0)), bytes }
  } finally {
    closeSync(file)
  }
}
