import { statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a build knows of a page or another file that it wrote: what it was rendered from, and the state of the file.
 * The time of the last change of the file's attributes can't be set by other programs.
 */
export interface WrittenPage {
  readonly fingerprint: string
  readonly size: number
  readonly modified: number
  readonly changed: number
}

/** By output path. */
export type WrittenPages = ReadonlyMap<string, WrittenPage>

/** The state of a file on the disk; undefined if it isn't a regular file. */
export function readState(file: string): Omit<WrittenPage, 'fingerprint'> | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats?.isFile() !== true) return undefined
  return { size: stats.size, modified: stats.mtimeMs, changed: stats.ctimeMs }
}

/**
 * Describe the pages of the site in `outDir`, given the fingerprint of each. `stateOf` returns what is
 * known of files that nothing has changed, and spares looking at them.
 */
export function recordPages(
  outDir: string,
  fingerprints: ReadonlyMap<string, string>,
  stateOf: (path: string) => WrittenPage | undefined,
): WrittenPages {
  return new Map(
    [...fingerprints].flatMap(([path, fingerprint]) => {
      const state = stateOf(path) ?? readState(join(outDir, path))
      return state === undefined ? [] : [[path, { ...state, fingerprint }] as const]
    }),
  )
}
