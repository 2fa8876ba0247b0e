import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findLinks } from '../gate/own-folder.ts'
import { removeUnfinished } from '../cache/remove-unfinished.ts'
import { createNoCache } from '../cache/no-cache.ts'
import { type Cache, openCache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { findPackageDir } from '../config/loading/find-config.ts'
import { isRecord } from '../primitives/is-record.ts'
import { removeTempFolders } from '../output/temp-folders.ts'
import { toolVersion } from '../primitives/files/tool-version.ts'
import { trimEndSlashes } from '../primitives/urls/trim-slashes.ts'

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

/** The build of docs-ssg and the packages beside it, on which all results depend. */
export const installedTools = (): string => [toolVersion, ...packages.map(withVersion)].join(' ')

/** The cache of a site, shared if the config says so; with `--no-cache` one that holds nothing. */
export async function openCommandCache(
  cacheDir: string,
  isUsed: boolean,
  { remote }: ResolvedConfig['cache'] = {},
): Promise<Cache> {
  removeUnfinished(cacheDir)
  removeTempFolders()
  // A link is reported when the config is loaded; nothing is read through it before that.
  if (!isUsed || findLinks(cacheDir).length > 0) return createNoCache()
  const version = installedTools()
  const local = await openCache(cacheDir, version)
  if (remote === undefined) return local
  const { withRemoteCache } = await import('../cache/remote-cache.ts')
  const { env } = process
  return withRemoteCache(local, {
    url: trimEndSlashes(remote.url),
    version,
    token: env['DOCS_SSG_CACHE_TOKEN'],
    secret: env['DOCS_SSG_CACHE_SECRET'] ?? '',
    isReadOnly: remote.readOnly || /^(?:1|true)$/.test(env['DOCS_SSG_CACHE_READ_ONLY'] ?? ''),
    timeout: remote.timeout,
    maxBytes: remote.maxBytes,
  })
}
