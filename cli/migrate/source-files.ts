// The files of the old site. Given an absolute path, it returns what is there, but only inside the
// repository, because a page, a link or an option may name any file of the machine.
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createGate, type Gate } from '../gate/create-gate.ts'
import { readText } from '../gate/read-files.ts'
import { toReal } from '../gate/real-path.ts'
import { type Refusal, toRefusal } from '../gate/refusal.ts'
import { type FoundFiles, walkFiles } from '../gate/walk-files.ts'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { findRepositoryRoot } from '../report/places/repository-root.ts'
import { explainRefusal } from './explain-refusal.ts'
import type { Note } from './migration.ts'
import { createTimedReader, explainSlowText, type TimedReader } from './slow-text.ts'

/** Reads the files that a migration may read. Paths are absolute unless they say otherwise. */
export interface SourceFiles {
  /** The top of the git repository, or the folder of the site outside one; without links. */
  readonly root: string
  /**
   * Paths of the files below a folder, relative to it, with slashes, in order. Packages are left out,
   * and what `skip` accepts. Links count if they point into the repository.
   */
  readonly list: (folder: string, skip?: (path: string) => boolean) => readonly string[]
  /** The text of a file that the tool or its config names; undefined if there is none that may be read. */
  readonly read: (file: string) => string | undefined
  /** The same for a file that a page names, which may not be hidden. */
  readonly readNamed: (file: string) => string | undefined
  /**
   * Run a step that reads or rewrites the whole text of a file (absolute). If it takes too long, the result is
   * undefined, and `notes` names the file.
   */
  readonly within: TimedReader
  /** True for a file or a folder that may be read. */
  readonly has: (path: string) => boolean
  /** True for a file that may be read. */
  readonly hasFile: (path: string) => boolean
  /** True for a file that may be read, even if a page names it. */
  readonly hasNamedFile: (path: string) => boolean
  /** True for a path that leaves the repository, whether or not something is there. */
  readonly isOutside: (path: string) => boolean
  /** What was asked for and refused so far, each path once. */
  readonly notes: () => readonly Note[]
  /** Folders outside the repository that were to be listed. */
  readonly outsideFolders: () => readonly string[]
}

/** Hidden files often hold secrets; those in these folders are written to be shown. */
const shownFolders = ['.vitepress', '.github', '.snippets', '.includes', '.well-known']
const unlisted = /(?:^|\/)(?:node_modules|\.git)$/

/**
 * Create the files of the site in a folder, which may be a link. `timeLimit`: milliseconds for each step that
 * reads or rewrites the text of a file.
 */
export function createSourceFiles(siteDir: string, timeLimit?: number): SourceFiles {
  const real = toReal(siteDir)
  const root = findRepositoryRoot(real) ?? real
  const scope = { folders: [], allowedPaths: [] }
  const dotFiles = shownFolders.map((name) => `**/${name}/**`)
  const ofPages = createGate(root, { ...scope, allowedDotFiles: dotFiles })
  const gate = createGate(root, { ...scope, allowedDotFiles: ['**'] })
  const refused = new Map<string, Refusal>()
  const outside = new Set<string>()
  const slow = new Set<string>()
  const refuse = (path: string, refusal: Refusal): undefined => void refused.set(path, refusal)

  const read = (file: string, from: Gate): string | undefined => {
    const found = tryRead(file, from)
    if (!('refusal' in found)) return found.text
    if (isOutside(file, gate)) return refuse(file, 'outside')
    return found.refusal === 'missing' ? undefined : refuse(file, found.refusal)
  }
  return {
    root,
    list: (folder, skip = () => false) => {
      if (isOutside(folder, gate)) outside.add(folder)
      const { files, refused: left } = listFiles(folder, gate, skip)
      for (const { path, refusal } of left) refuse(join(folder, path), refusal)
      return files.map(({ path }) => path)
    },
    read: (file) => read(file, gate),
    readNamed: (file) => read(file, ofPages),
    within: createTimedReader(slow, timeLimit),
    has: (path) => 'path' in gate(path),
    hasFile: (path) => 'path' in gate(path) && statSync(path).isFile(),
    hasNamedFile: (path) => {
      const admitted = ofPages(path)
      if ('path' in admitted) return statSync(path).isFile()
      if (admitted.refusal !== 'missing') refuse(path, admitted.refusal)
      return false
    },
    isOutside: (path) => isOutside(path, gate),
    notes: () => [
      ...[...refused].map(([path, refusal]) => explainRefusal(real, path, refusal)),
      ...[...slow].map((path) => explainSlowText(posixRelative(siteDir, path))),
    ],
    outsideFolders: () => [...outside],
  }
}

function tryRead(
  file: string,
  gate: Gate,
): { readonly text: string } | { readonly refusal: Refusal } {
  const admitted = gate(file)
  if ('refusal' in admitted) return admitted
  try {
    return { text: readText(admitted.path) }
  } catch (error) {
    return { refusal: toRefusal(error) }
  }
}

function listFiles(folder: string, gate: Gate, skip: (path: string) => boolean): FoundFiles {
  const { files, refused } = walkFiles(folder, {
    gate,
    skip: (path) => unlisted.test(path) || skip(path),
  })
  return {
    files: files.filter(({ path }) => !skip(path)),
    // A folder that doesn't exist is an empty one.
    refused: refused.filter(({ path }) => path !== ''),
  }
}

/** A path without a file is as far inside as the nearest folder that exists. */
function isOutside(path: string, gate: Gate): boolean {
  const admitted = gate(path)
  if ('path' in admitted) return false
  if (admitted.refusal !== 'missing') return admitted.refusal === 'outside'
  return dirname(path) === path || isOutside(dirname(path), gate)
}
