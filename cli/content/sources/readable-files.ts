// Decides which files may be read for the output. A path in a page can be checked as text, but a
// symbolic link can point anywhere, so the real path counts.
import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { posixRelative } from '../../primitives/posix-path.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { createVariants } from '../../config/schema/doc-variants.ts'
import { toGlobMatcher } from '../../primitives/glob.ts'

/** Why a file is not read. */
export type Refusal = 'missing' | 'outside' | 'hidden' | 'loop' | 'unreadable'

/** Where files may be read; plain data, paths are relative to the site's folder. */
export interface ReadableScope {
  /** Folders that the config names; one outside the site is readable because it is named. */
  readonly folders: readonly string[]
  readonly allowedPaths: readonly string[]
  readonly allowedDotFiles: readonly string[]
}

/** Returns why an absolute path must not be read; undefined if it may. */
export type CheckReadable = (file: string) => Refusal | undefined

/** Published by convention: proofs of ownership and contacts, and a switch of GitHub Pages. */
const alwaysAllowed = /^(?:\.well-known|\.nojekyll)$/

/** Collect what `createReadableCheck` needs from the config. */
export function toReadableScope(config: ResolvedConfig): ReadableScope {
  const { siteRoot, staticDirectories, markdown, allowedPaths, allowedDotFiles } = config
  const docs = createVariants(config).map(({ folder }) => folder)
  const folders = [siteRoot, ...docs, ...staticDirectories, ...markdown.docblockSources]
  return { folders, allowedPaths, allowedDotFiles }
}

/** Create the check of a site. Folders are resolved once, so create it once per run. */
export function createReadableCheck(siteDir: string, scope: ReadableScope): CheckReadable {
  const absolute = (path: string): string => resolve(siteDir, path)
  const allowed = [siteDir, ...scope.allowedPaths.map(absolute)]
  const named = scope.folders.map(absolute)
  const base = allowed.map(toReal)
  const trusted = named
    .filter((folder) => !isIn(folder, siteDir) || base.some((root) => isIn(toReal(folder), root)))
    .map(toReal)
  const realRoots = [...base, ...trusted]
  const isAllowed = toGlobMatcher(scope.allowedDotFiles)
  const isHidden = (path: string, roots: readonly string[]): boolean => {
    const below = roots.filter((root) => isIn(path, root)).map((root) => posixRelative(root, path))
    return below.length > 0 && below.every(hasHiddenName) && !below.some(isAllowed)
  }
  return (file) => {
    let real: string
    try {
      real = realpathSync(file)
    } catch (error) {
      return toRefusal(error)
    }
    if (!realRoots.some((root) => isIn(real, root))) return 'outside'
    return isHidden(file, [...allowed, ...named]) || isHidden(real, realRoots)
      ? 'hidden'
      : undefined
  }
}

/** What an error of the operating system means for the file; other errors are thrown again. */
export function toRefusal(error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ELOOP') return 'loop'
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EIO') return 'unreadable'
  throw error
}

/** True for an existing regular file, followed through links. */
export function isRegularFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

function toReal(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

/** True if the absolute `path` is the folder or below it, by its text. */
export function isIn(path: string, folder: string): boolean {
  const below = relative(folder, path)
  return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below)
}

function hasHiddenName(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.') && !alwaysAllowed.test(name))
}
