import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import type { Place } from '../../model/diagnostic.ts'
import { toPlace } from '../../report/diagnostic.ts'
import type { ToSource } from './locate-options.ts'

/** Where a config is. */
interface ConfigPlace {
  /** Absolute. */
  readonly siteDir: string
  /** Relative to `siteDir`. */
  readonly configFile: string
}

/**
 * Reads the source map of a compiled config: the source file, line and column that a position
 * comes from.
 */
export function createSourceLocator(map: string, place: ConfigPlace): ToSource {
  const { siteDir, configFile } = place
  if (map === '') return ({ line, column }) => toPlace(configFile, { line, column: column + 1 })
  const sourceMap = new SourceMap(JSON.parse(map))
  return ({ line, column }): Place | undefined => {
    const entry = sourceMap.findEntry(line - 1, column)
    if (!('originalSource' in entry)) return undefined
    return toPlace(toSitePath(entry.originalSource, siteDir), {
      line: entry.originalLine + 1,
      column: entry.originalColumn + 1,
    })
  }
}

function toSitePath(source: string, siteDir: string): string {
  return source.startsWith('file:') ? posixRelative(siteDir, fileURLToPath(source)) : source
}
