import {
  copyFileSync,
  constants,
  linkSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { outputError, toOutputError } from './output-error.ts'
import { removeEntriesOf } from './remove-tree.ts'

/**
 * The new site, written beside the old one. Paths are relative; a failure throws an `OutputError`.
 */
export interface Staging {
  /** A string is written as UTF-8. */
  write(path: string, contents: string | Uint8Array): void
  copy(from: string, path: string): void
  /** Reuse a file of the old site without writing its bytes again. */
  keep(from: string, path: string): void
  /** Delete entries of the old site, if that is possible; `from` is its folder. */
  remove(from: string, entries: readonly string[]): void
  /** Return when everything is written. */
  settle(): void
}

/**
 * Create the writer of a folder (absolute), which is created with the first file, as each folder below it is.
 */
export function createStaging(folder: string): Staging {
  const created = new Set<string>()
  const place = (path: string, put: (target: string) => void): void => {
    const target = join(folder, path)
    const parent = dirname(target)
    try {
      if (!created.has(parent)) mkdirSync(parent, { recursive: true })
      created.add(parent)
      put(target)
    } catch (error) {
      throw toOutputError(error, path)
    }
  }
  return {
    // `wx`: where two paths are the same file, one must not silently overwrite the other.
    write: (path, contents) =>
      place(path, (target) => writeFileSync(target, contents, { flag: 'wx' })),
    copy: (from, path) =>
      place(path, (target) => copyFileSync(from, target, constants.COPYFILE_EXCL)),
    keep: (from, path) => place(path, (target) => keepFile(from, target)),
    remove: removeEntriesOf,
    settle: () => {},
  }
}

/** A hard link to a symbolic link is the symbolic link itself, so its target does not matter. */
function keepFile(from: string, target: string): void {
  try {
    linkSync(from, target)
  } catch {
    // Not every file system supports hard links.
    copyEntry(from, target)
  }
}

function copyEntry(from: string, target: string): void {
  const stats = lstatSync(from)
  if (stats.isSymbolicLink()) symlinkSync(readlinkSync(from), target)
  else if (stats.isFile()) copyFileSync(from, target, constants.COPYFILE_EXCL)
  else
    throw outputError(
      'output-overwrite',
      `\`${from}\` is neither a file nor a folder, and a build would delete it.`,
      'Move it out of the output folder.',
    )
}
