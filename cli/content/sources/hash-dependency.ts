import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPath } from '../../model/paths.ts'
import { sha256 } from '../../primitives/hash.ts'
import { isRegularFile } from './readable-files.ts'

/** SHA-256 of a file's contents, hex; empty if it can't be read. The value of `Dependency.hash`. */
export function hashDependency(siteDir: string, path: ContentPath): string {
  const file = join(siteDir, path)
  // Reading a pipe or a device could wait forever.
  if (!isRegularFile(file)) return ''
  try {
    return sha256(readFileSync(file))
  } catch {
    return ''
  }
}
