import { join, resolve } from 'node:path'
import { type CodeSite, isInstalled } from '../code/site-imports.ts'

/** The files that mapping may read. Paths are relative to the folder of the old site. */
export interface DiskContext {
  readonly exists: (path: string) => boolean
  /** True when the package can be imported from the folder of the old site. */
  readonly isInstalled: (name: string) => boolean
  /**
   * Paths of the files in a folder with this ending, sorted; empty when the folder doesn't exist.
   */
  readonly list: (folder: string, ending: string) => readonly string[]
  /** The content of a JSON file; undefined when it doesn't exist or can't be parsed. */
  readonly readJson: (path: string) => unknown
  /** The sidebars that were saved with a version. */
  readonly versionedSidebars: (version: string) => unknown
}

/** The context of a Docusaurus site on the disk; `siteDir` is its absolute path. */
export function createDiskContext({ siteDir, files }: CodeSite): DiskContext {
  const exists = (path: string): boolean => files.has(resolve(siteDir, path))
  const readJson = (path: string): unknown => {
    try {
      return JSON.parse(files.read(join(siteDir, path)) ?? '')
    } catch {
      return undefined
    }
  }
  return {
    exists,
    readJson,
    list: (folder, ending) =>
      files
        .list(join(siteDir, folder))
        .filter((name) => !name.includes('/') && name.endsWith(ending))
        .toSorted()
        .map((name) => `${folder}/${name}`),
    versionedSidebars: (version) => readJson(`versioned_sidebars/version-${version}-sidebars.json`),
    isInstalled: (name) => isInstalled(name, siteDir),
  }
}
