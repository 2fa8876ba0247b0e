import { relative, resolve, sep } from 'node:path'

/** What becomes of a site: the new config, and what a person has to look at. */
export interface Migration {
  readonly config: Readonly<Record<string, unknown>>
  readonly notes: readonly Note[]
}

/** Something that could not be carried over. */
export interface Note {
  /** An option of the old config or a file of the old site. */
  readonly subject: string
  /** What it was, and what to do instead. */
  readonly advice: string
}

/** Paths of the old site as the new config writes them: Posix, relative to the folder of the new config. */
export function createPaths(siteDir: string, baseDir: string): (path: string) => string {
  return (path) => relative(baseDir, resolve(siteDir, path)).split(sep).join('/') || '.'
}
