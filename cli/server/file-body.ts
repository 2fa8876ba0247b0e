import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileBody } from './site-files.ts'

/** Bytes in memory; their hash is their tag. */
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
 * A file at a path that the build made; `root` is a real path. Undefined when it is gone, is no plain file, or when it or
 * a folder above it has become a link.
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
