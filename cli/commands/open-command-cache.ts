import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createNoCache } from '../cache/no-cache.ts'
import { type Cache, openCache } from '../cache/open-cache.ts'
import { findPackageDir } from '../config/find-config.ts'
import { isRecord } from '../primitives/is-record.ts'
import { toolVersion } from '../primitives/tool-version.ts'

/** The packages that are not part of the docs-ssg build: an installation decides their versions. */
const packages = ['esbuild', 'flexsearch', 'react', 'react-dom']

const require = createRequire(import.meta.url)

/** `esbuild@0.28.2`; the name alone if the package can't be read. */
function withVersion(name: string): string {
  try {
    const folder = findPackageDir(pathToFileURL(require.resolve(name)).href)
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return isRecord(manifest) ? `${name}@${String(manifest['version'])}` : name
  } catch {
    return name
  }
}

/** The cache of a site; with `--no-cache` one that holds nothing. */
export async function openCommandCache(cacheDir: string, isUsed: boolean): Promise<Cache> {
  return isUsed
    ? openCache(cacheDir, [toolVersion, ...packages.map(withVersion)].join(' '))
    : createNoCache()
}
