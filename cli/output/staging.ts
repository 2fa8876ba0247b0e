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

/** The new site while it grows, beside the old one. Paths are relative; a failure throws an `OutputError`. */
export interface Staging {
  write(path: string, contents: Uint8Array): void
  copy(from: string, path: string): void
  /** Take over a file of the old site without writing its bytes again. */
  keep(from: string, path: string): void
}

/** `folder` is created with the first file. Each folder below it is created once. */
export function createStaging(folder: string): Staging {
  const made = new Set<string>()
  const place = (path: string, put: (target: string) => void): void => {
    const target = join(folder, path)
    const parent = dirname(target)
    try {
      if (!made.has(parent)) mkdirSync(parent, { recursive: true })
      made.add(parent)
      put(target)
    } catch (error) {
      throw toOutputError(error, path)
    }
  }
  return {
    // `wx`: on a disk that folds letter case or Unicode forms, two files must not silently become one.
    write: (path, contents) =>
      place(path, (target) => writeFileSync(target, contents, { flag: 'wx' })),
    copy: (from, path) =>
      place(path, (target) => copyFileSync(from, target, constants.COPYFILE_EXCL)),
    keep: (from, path) => place(path, (target) => keepFile(from, target)),
  }
}

/** A link to a link is the link itself, so what it leads to does not matter. */
function keepFile(from: string, target: string): void {
  try {
    linkSync(from, target)
  } catch {
    // Not every file system can link; a copy serves as well.
    copyEntry(from, target)
  }
}

function copyEntry(from: string, target: string): void {
  const stats = lstatSync(from)
  if (stats.isSymbolicLink()) symlinkSync(readlinkSync(from), target)
  else if (stats.isFile()) copyFileSync(from, target, constants.COPYFILE_EXCL)
  else
    throw outputError(
      'output-foreign',
      `\`${from}\` is neither a file nor a folder, and a build would destroy it.`,
      'Move it out of the output folder.',
    )
}
