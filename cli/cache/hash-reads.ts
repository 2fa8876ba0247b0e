import { env } from 'node:process'
import { isAbsolute, relative, resolve } from 'node:path'
import { hashFile } from '../gate/hash-dependency.ts'
import { entriesIn, targetAt } from '../gate/real-path.ts'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { sha256 } from '../primitives/hash.ts'
import type { ReadName } from './record-reads.ts'

/** The folders of a site that its builds write. Absolute. */
export interface SiteFolders {
  readonly siteDir: string
  readonly cacheDir: string
  readonly outDir: string
}

/**
 * Make file names relative to the site, so that a cache survives its move. Files that builds write
 * are left out: they change with every build.
 */
export function toSiteReads(
  names: readonly ReadName[],
  { siteDir, cacheDir, outDir }: SiteFolders,
): readonly ReadName[] {
  return names.flatMap((name) => {
    if (!name.startsWith('file:')) return [name]
    const path = name.slice('file:'.length)
    if ([cacheDir, outDir].some((folder) => isInside(folder, path))) return []
    return [`file:${posixRelative(siteDir, path)}`]
  })
}

/** Changes when a file, a folder or a variable that was read has changed. */
export function hashReads(names: readonly ReadName[], siteDir: string): string {
  // Not as arguments: a part from anyone may list more names than a call can have.
  return sha256(JSON.stringify(names.map((name) => [name, valueOf(name, siteDir)])))
}

function valueOf(name: ReadName, siteDir: string): string {
  if (name === 'env:*')
    return sha256(JSON.stringify(Object.entries(env).toSorted(([a], [b]) => (a < b ? -1 : 1))))
  if (name.startsWith('env:')) return `=${env[name.slice('env:'.length)] ?? '\0'}`
  return hashPath(resolve(siteDir, name.slice('file:'.length)))
}

function hashPath(path: string): string {
  if (targetAt(path)?.isDirectory() !== true) return hashFile(path) ?? 'missing'
  const names = entriesIn(path).map(({ name }) => name)
  return `folder ${names.toSorted().join('\0')}`
}

function isInside(folder: string, path: string): boolean {
  const inFolder = relative(folder, path)
  return inFolder === '' || !(inFolder.startsWith('..') || isAbsolute(inFolder))
}
