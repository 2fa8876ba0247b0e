import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ContentPath } from '../model/paths.ts'

/** A file whose lines are worth showing is not larger. */
const byteLimit = 4_000_000

/** Reads the files a report quotes; what cannot be read, and pictures, are not quoted. */
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
