// The packages that samples name. Given samples, it returns the manifests that decide what their imports
// find, whether or not they exist.
import { dirname, join } from 'node:path'
import { hashDependency } from '../../gate/hash-dependency.ts'
import type { Dependency } from '../../model/page.ts'
import { packagesOf } from '../../samples/named-modules.ts'
import { toContentPath } from '../nodes/content-path.ts'

const packageName = /^(?!node:)(?:@[\w.-]+\/)?[\w.-]+/

/**
 * The manifests of the packages that samples import, and of their types. The compiler only lists
 * files that it has found, so without them, installing a package later would change nothing.
 */
export function namedManifests(texts: readonly string[], siteDir: string): readonly Dependency[] {
  const named = texts.flatMap(packagesOf).flatMap((one) => packageName.exec(one)?.[0] ?? [])
  const names = [...new Set(named)].toSorted().flatMap((name) => [name, typesOf(name)])
  const folders = listFolders(siteDir)
  return names.flatMap((name) => {
    const manifests = folders.map((folder) =>
      hashManifest(join(folder, 'node_modules', name), siteDir),
    )
    const found = manifests.findIndex(({ hash }) => hash !== '')
    return found === -1 ? manifests : manifests.slice(0, found + 1)
  })
}

/** The hash is empty without a manifest. */
function hashManifest(folder: string, siteDir: string): Dependency {
  const path = toContentPath(siteDir, join(folder, 'package.json'))
  return { path, hash: hashDependency(siteDir, path) }
}

/** The site's folder, and the folders around it that are packages or workspaces. */
function listFolders(siteDir: string): readonly string[] {
  const parent = dirname(siteDir)
  const around = parent === siteDir ? [] : listFolders(parent)
  return [siteDir, ...around.filter((folder) => hashManifest(folder, siteDir).hash !== '')]
}

/** `@types/react`, `@types/scope__name`. */
const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`
