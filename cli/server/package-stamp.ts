import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isFolder } from '../gate/is-folder.ts'
import { fileStamp } from './change-batch.ts'

/** What package managers write once they have installed everything. */
const installed = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity']
/** Of an installation with more new packages, only the end counts. */
const maxPackages = 20
const maxFiles = 400

/**
 * A function that returns text which differs once packages in a `node_modules` folder were added,
 * replaced or removed, or while the files of a new package arrive; undefined without the folder.
 */
export function createPackageStamp(folder: string): () => string | undefined {
  const known = new Set(listPackages(folder))
  return () => {
    const packages = listPackages(folder)
    if (!packages) return undefined
    const fresh = packages.filter((name) => !known.has(name)).slice(0, maxPackages)
    const trees = fresh.map((name) => stampTree(join(folder, name)))
    const ends = installed.map((name) => fileStamp(join(folder, name)))
    return [...packages, ...trees, ...ends].join('\n')
  }
}

/** Names, with scopes; undefined without the folder. */
function listPackages(folder: string): readonly string[] | undefined {
  return listFolder(folder)?.flatMap((name) =>
    name.startsWith('@')
      ? (listFolder(join(folder, name)) ?? []).map((inner) => `${name}/${inner}`)
      : [name],
  )
}

/** Files that begin with a dot are caches and records. */
function listFolder(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'))
  } catch {
    return undefined
  }
}

/** The files of a package, as far as they are not packages themselves. */
function stampTree(folder: string): string {
  const stamps: string[] = []
  const waiting = [folder]
  for (const path of waiting) {
    stamps.push(`${path} ${fileStamp(path)}`)
    if (stamps.length > maxFiles || !isFolder(path)) continue
    for (const name of listFolder(path) ?? [])
      if (name !== 'node_modules') waiting.push(join(path, name))
  }
  return stamps.join('\n')
}
