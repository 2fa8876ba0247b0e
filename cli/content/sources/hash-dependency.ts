import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPath } from '../../model/paths.ts'

/** SHA-256 of a file's contents, hex; empty when it can't be read. The value of `Dependency.hash`. */
export function hashDependency(siteDir: string, path: ContentPath): string {
  try {
    return createHash('sha256')
      .update(readFileSync(join(siteDir, path)))
      .digest('hex')
  } catch {
    return ''
  }
}
