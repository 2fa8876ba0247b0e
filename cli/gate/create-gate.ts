// Room: decides which files content may name; only its paths can be read or written
// Decides which files may be read for the output. Given a path from content or from the disk, it
// returns a branded path, or the reason for refusing it. It must not read a file or know what it is for.
import { resolve } from 'node:path'
import { toGlobMatcher } from '../primitives/files/glob.ts'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { type ReadablePath, toReadablePath } from './readable-path.ts'
import type { ReadableScope } from './readable-scope.ts'
import { isIn, realPath, toReal } from './real-path.ts'
import { type Refusal, toRefusal } from './refusal.ts'

/** A path that may be read, or why it may not. */
export type Admission = { readonly path: ReadablePath } | { readonly refusal: Refusal }

/**
 * Checks an absolute path. A path can be checked as text, but a symbolic link can point anywhere, so
 * the real path counts.
 */
export type Gate = (file: string) => Admission

/** Published by convention: proofs of ownership and contacts, and a switch of GitHub Pages. */
const alwaysAllowed = /^(?:\.well-known|\.nojekyll)$/

/** Create the gate of a site. Folders are resolved once, so create it once per run. */
export function createGate(siteDir: string, scope: ReadableScope): Gate {
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
      real = realPath(file)
    } catch (error) {
      return { refusal: toRefusal(error) }
    }
    if (!realRoots.some((root) => isIn(real, root))) return { refusal: 'outside' }
    return isHidden(file, [...allowed, ...named]) || isHidden(real, realRoots)
      ? { refusal: 'hidden' }
      : { path: toReadablePath(file) }
  }
}

function hasHiddenName(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.') && !alwaysAllowed.test(name))
}
