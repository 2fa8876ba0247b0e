import { join } from 'node:path'
import type { ContentPath } from '../model/paths.ts'
import { sha256 } from '../primitives/hash.ts'
import { tryReadBytes } from './regular-file.ts'

/**
 * SHA-256 of a file's contents, hex; empty if it can't be read. The value of `Dependency.hash`. It
 * accepts any path, because nothing but the hash of a file leaves.
 */
export const hashDependency = (siteDir: string, path: ContentPath): string =>
  hashFile(join(siteDir, path)) ?? ''

/** SHA-256 of the file at an absolute path, hex; undefined if there is none, or it isn't a regular file. */
export function hashFile(path: string): string | undefined {
  const bytes = tryReadBytes(path)
  return bytes && sha256(bytes)
}
