import { resolve } from 'node:path'
import { markContentPath } from '../../model/paths/content-path.ts'
import { tryReadText } from '../../gate/regular-file.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { ContentPath } from '../../model/paths.ts'
import { listCopyPaths } from './generated-copy.ts'

/** Lines of larger files are not shown. */
const byteLimit = 4_000_000

/**
 * Reads the files that a report quotes; undefined for images, binary files and files that cannot be
 * read.
 */
export function createSourceReader(siteDir: string): (path: ContentPath) => string | undefined {
  return (path) => {
    const file = resolve(siteDir, path)
    const text = tryReadText(file, byteLimit)
    return path.endsWith('.svg') || text?.includes('\0') === true ? undefined : text
  }
}

/** The same, also for the pages that integrations of the site add. */
export function createPageReader(
  config: Pick<ResolvedConfig, 'siteDir' | 'integrations'>,
): (path: ContentPath) => string | undefined {
  const read = createSourceReader(config.siteDir)
  return (path) => {
    const text = read(path)
    if (text !== undefined) return text
    const copies = listCopyPaths(config, path).map(markContentPath)
    return copies.map(read).find((copy) => copy !== undefined)
  }
}
