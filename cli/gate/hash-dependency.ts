import { join } from 'node:path'
import type { ContentPath } from '../model/paths.ts'
import { sha256 } from '../primitives/hash.ts'
import { readRegularBytes } from './regular-file.ts'

/**
 * SHA-256 of a file's contents, hex; empty if it can't be read. The value of `Dependency.hash`. It
 * accepts any path, because nothing but the hash of a file leaves.
 */
export function hashDependency(siteDir: string, path: ContentPath): string {
  try {
    return sha256(readRegularBytes(join(siteDir, path)))
  } catch {
    return ''
  }
}
