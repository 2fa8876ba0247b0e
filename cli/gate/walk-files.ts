import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { escapeName, findForeignNames } from './foreign-names.ts'
import type { Gate } from './create-gate.ts'
import { type ReadablePath, toReadablePath } from './readable-path.ts'
import { realPath, toReal } from './real-path.ts'
import { readFound, type Refusal } from './refusal.ts'
import { specialKindOf } from './special-file.ts'

/** A file or folder that was found but is not read; the path is relative to the root. */
export interface RefusedFile {
  readonly path: string
  readonly refusal: Refusal
}

/** A file that may be read; the Posix path is relative to the root. */
export interface FoundFile {
  readonly path: string
  readonly file: ReadablePath
  /** Where it really is; absent unless it is reached through a symbolic link below the root. */
  readonly real?: string
}

/** In the order of the code points of their paths. */
export interface FoundFiles {
  readonly files: readonly FoundFile[]
  readonly refused: readonly RefusedFile[]
}

interface WalkOptions {
  readonly gate: Gate
  /** True for names that are skipped in silence; the path is relative to the root. */
  readonly skip?: (path: string) => boolean
}

interface Walk extends WalkOptions {
  readonly root: string
  readonly realRoot: string
  readonly files: FoundFile[]
  readonly refused: RefusedFile[]
}

/** Compare by code point, so that the order never depends on the locale or the disk. */
export function compareCodepoints(a: string, b: string): number {
  if (a === b) return 0
  // Bytes of UTF-8 have the order of code points; units of UTF-16 don't.
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function kindOf(path: string, entry: Dirent): ReturnType<typeof specialKindOf> {
  return specialKindOf(entry.isSymbolicLink() ? statSync(path) : entry)
}

/** A file in a readable folder is readable too, unless its own name or a link says otherwise. */
function needsCheck(entry: Dirent): boolean {
  return entry.isSymbolicLink() || entry.name.startsWith('.')
}

/** Run `read`; an error of the operating system refuses the path. */
function guard(walk: Walk, path: string, read: () => void): void {
  const refusal = readFound(join(walk.root, path), read)
  if (refusal !== undefined) walk.refused.push({ path, refusal })
}

/**
 * `ancestors` are the real paths of the parent folders: a symbolic link to one of them is a loop.
 */
function walkFolder(walk: Walk, folder: string, ancestors: readonly string[]): void {
  const absolute = join(walk.root, folder)
  const real = realPath(absolute)
  if (ancestors.includes(real)) return
  const pathOf = (name: string): string => (folder === '' ? name : `${folder}/${name}`)
  const entries = readdirSync(absolute, { withFileTypes: true })
  const foreign = findForeignNames(absolute, entries)
  for (const bytes of foreign.values()) refuseName(walk, pathOf(escapeName(bytes)))
  for (const entry of entries) {
    if (foreign.has(entry.name)) continue
    const path = pathOf(entry.name)
    guard(walk, path, () => visitEntry(walk, { path, entry }, [...ancestors, real]))
  }
}

function refuseName(walk: Walk, path: string): void {
  if (walk.skip?.(path) !== true) walk.refused.push({ path, refusal: 'encoding' })
}

function visitEntry(
  walk: Walk,
  { path, entry }: { readonly path: string; readonly entry: Dirent },
  ancestors: readonly string[],
): void {
  if (!entry.isFile() && walk.skip?.(path) === true) return
  const absolute = join(walk.root, path)
  const admitted = needsCheck(entry) ? walk.gate(absolute) : { path: toReadablePath(absolute) }
  if ('refusal' in admitted) {
    walk.refused.push({ path, refusal: admitted.refusal })
    return
  }
  const kind = kindOf(absolute, entry)
  if (kind === undefined)
    walk.files.push({ path, file: admitted.path, ...toRealFile(walk, { path, entry }, ancestors) })
  else if (kind === 'folder') walkFolder(walk, path, ancestors)
  else walk.refused.push({ path, refusal: kind })
}

function toRealFile(
  { root, realRoot }: Walk,
  { path, entry }: { readonly path: string; readonly entry: Dirent },
  ancestors: readonly string[],
): Pick<FoundFile, 'real'> {
  const real = entry.isSymbolicLink()
    ? realPath(join(root, path))
    : join(ancestors.at(-1) ?? realRoot, entry.name)
  return real === join(realRoot, path) ? {} : { real }
}

/** Find all files below `root`; follows symbolic links to what may be read, but no loops. */
export function walkFiles(root: string, options: WalkOptions): FoundFiles {
  const walk: Walk = { ...options, root, realRoot: toReal(root), files: [], refused: [] }
  const admitted = options.gate(root)
  if ('path' in admitted) guard(walk, '', () => walkFolder(walk, '', []))
  else walk.refused.push({ path: '', refusal: admitted.refusal })
  const byPath = (a: { path: string }, b: { path: string }): number =>
    compareCodepoints(a.path, b.path)
  return { files: walk.files.toSorted(byPath), refused: walk.refused.toSorted(byPath) }
}
