import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ContentPath } from '../model/paths.ts'

/** Lines of larger files are not shown. */
const byteLimit = 4_000_000

/**
 * Reads the files that a report quotes; undefined for images, binary files and files that cannot be
 * read.
 */
export function createSourceReader(siteDir: string): (path: ContentPath) => string | undefined {
  return (path) => {
    const file = resolve(siteDir, path)
    try {
      const text = statSync(file).size > byteLimit ? undefined : readFileSync(file, 'utf8')
      return path.endsWith('.svg') || text?.includes('\0') ? undefined : text
    } catch {
      return undefined
    }
  }
}
