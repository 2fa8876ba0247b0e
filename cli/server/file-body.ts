import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileBody } from './site-files.ts'

/** A file in memory; its tag is the hash of its bytes. */
export function memoryBody(contents: string | Uint8Array): FileBody {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents
  return {
    size: bytes.byteLength,
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    bytes: async () => bytes,
    stream: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
  }
}

/**
 * A file at a path of the output manifest; `root` is a real path. Undefined if the file is gone or
 * not a regular file, or if it or a folder above it has become a symbolic link.
 */
export async function diskBody(root: string, path: string): Promise<FileBody | undefined> {
  const full = join(root, path)
  try {
    if ((await realpath(full)) !== full) return undefined
    const stats = await stat(full)
    if (!stats.isFile()) return undefined
    return {
      size: stats.size,
      tag: [stats.size, Math.round(stats.mtimeMs), stats.ino].map((n) => n.toString(36)).join('-'),
      bytes: async () => readFile(full),
      stream: (start, end) => createReadStream(full, { start, end }),
    }
  } catch {
    return undefined
  }
}
