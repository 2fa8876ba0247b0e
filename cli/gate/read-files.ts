// The functions that read what content names. They accept no other path than one of the gate.
import { readSync, statSync } from 'node:fs'
import { readRegularBytes, readRegularText, withRegularFile } from './regular-file.ts'
import type { ReadablePath } from './readable-path.ts'

/** The bytes of a regular file. Throws for anything else, and errors of the operating system. */
export const readBytes = (path: ReadablePath): Uint8Array => readRegularBytes(path)

/** The text of a regular file in UTF-8. Throws as `readBytes` does. */
export const readText = (path: ReadablePath): string => readRegularText(path)

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
  return withRegularFile(path, (file, bytes) => {
    const head = Buffer.alloc(Math.min(bytes, limit))
    return { head: head.subarray(0, readSync(file, head, 0, head.byteLength, 0)), bytes }
  })
}
