import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { MapContext } from '../map/map-site.ts'
import { isInstalled } from '../code/site-imports.ts'

type DiskContext = Pick<
  MapContext,
  'exists' | 'list' | 'readJson' | 'versionedSidebars' | 'isInstalled'
>

/** What mapping may ask of the disk; paths count from the old site's folder. */
export function createDiskContext(siteDir: string): DiskContext {
  const exists = (path: string): boolean => existsSync(resolve(siteDir, path))
  const readJson = (path: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(siteDir, path), 'utf8'))
    } catch {
      return undefined
    }
  }
  return {
    exists,
    readJson,
    list: (folder, ending) =>
      exists(folder)
        ? readdirSync(join(siteDir, folder))
            .filter((name) => name.endsWith(ending))
            .toSorted()
            .map((name) => `${folder}/${name}`)
        : [],
    versionedSidebars: (name) => readJson(`versioned_sidebars/version-${name}-sidebars.json`),
    isInstalled: (name) => isInstalled(name, siteDir),
  }
}
