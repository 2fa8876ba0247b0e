import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ContentPath } from '../model.ts'

/** A file whose lines are worth showing is not larger. */
const byteLimit = 4_000_000

/** Reads the files a report quotes; what cannot be read is not quoted. */
export function createSourceReader(siteDir: string): (path: ContentPath) => string | undefined {
  return (path) => {
    const file = resolve(siteDir, path)
    try {
      return statSync(file).size > byteLimit ? undefined : readFileSync(file, 'utf8')
    } catch {
      return undefined
    }
  }
}
