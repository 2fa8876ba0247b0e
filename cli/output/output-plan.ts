import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/output.ts'
import { manifestName } from '../model/paths/output-path.ts'
import type { OutputPath } from '../model/paths.ts'
import { createClaimedNames, origins } from './claimed-names.ts'
import type { FsNameRules } from './fs-name-rules.ts'
import { listTree } from './list-tree.ts'
import { type OldTree, parentOf, splitOldTree } from './movable-folders.ts'
import { outputError, toOutputError } from './output-error.ts'
import { readOutputManifest, writeOutputManifest } from './output-manifest.ts'
import { checkOutputPath } from './output-path.ts'
import { removeEntriesOf } from './remove-tree.ts'
import { hasContents, isSameFile } from './same-file.ts'
import { createRemoteStaging, type DiskQueue } from './remote-staging.ts'
import { createStaging } from './staging.ts'
import { stagingFolder } from './swap-output.ts'
import { outputRules } from './output-rules.ts'

/** The files of the next site, compared with those of the previous one. */
export interface OutputPlan {
  write(file: OutputFile): void
  copy(from: string, to: OutputPath): void
  /** Keep the file of the last build, which has `size` bytes; false if the last build did not write it. */
  keep(path: OutputPath, size: number): boolean
  /** False if every file is the same and none is gone, so that there is nothing to swap. */
  isChanged(): boolean
  /** Complete the staged site, except for the folders that are moved when it is swapped in. */
  finish(): FinishedPlan
  /** Delete entries of the old site, which is in `folder` now. */
  clear(folder: string, entries: readonly string[]): void
  /** Return when nothing is being written, whether it succeeded or not. */
  settle(): void
  /** Files of the old site that are, with their folders, what they were; known after `finish`. */
  untouched(): ReadonlySet<string>
  counts(): { readonly written: number; readonly unchanged: number; readonly bytes: number }
}

/** The steps that remain after all files are staged. */
interface FinishedPlan extends Pick<OldTree, 'moved' | 'rest'> {
  /** A warning if the site keeps files that docs-ssg did not create. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Files that have not changed since the last build are linked or moved instead of written, and only if
 * another file changed.
 */
export function createOutputPlan(
  outDir: string,
  fsNameRules: FsNameRules,
  queue?: DiskQueue,
): OutputPlan {
  const old = readOutputManifest(outDir)
  // A page that was renamed from `Guide` to `guide` may be the same file on this disk.
  const oldNames = new Set([...(old ?? [])].map(fsNameRules))
  const folder = stagingFolder(outDir)
  const staging = queue ? createRemoteStaging(folder, queue) : createStaging(folder)
  const files = createClaimedNames(fsNameRules)
  const same: string[] = []
  let linkedAgain: ReadonlySet<string> = new Set()
  let bytes = 0

  const isUnmanaged = (path: string): boolean =>
    !path.endsWith('/') && path !== manifestName && !oldNames.has(fsNameRules(path))
  /** Returns the path of the file of the last build, if there is one. */
  const claim = (path: OutputPath, size: number, origin: string): string => {
    checkOutputPath(path)
    const name = fsNameRules(path)
    files.claim({ path, origin })
    const target = join(outDir, path)
    if (old !== undefined && !oldNames.has(name) && existsSync(target)) throw wouldOverwrite(target)
    bytes += size
    return target
  }
  return {
    write: ({ path, kind, contents }) => {
      const before = claim(path, Buffer.byteLength(contents), origins[kind])
      const toBytes = (): Uint8Array =>
        typeof contents === 'string' ? Buffer.from(contents) : contents
      if (old?.has(path) === true && hasContents(before, toBytes())) same.push(path)
      else staging.write(path, contents)
    },
    copy: (from, path) => {
      const size = readSize(from)
      const before = claim(path, size, `\`${from}\``)
      if (old?.has(path) === true && isSameFile(from, before, size)) same.push(path)
      else staging.copy(from, path)
    },
    keep: (path, size) => {
      if (old?.has(path) !== true) return false
      claim(path, size, origins.page)
      same.push(path)
      return true
    },
    // If the old files are as many as the unchanged ones, no file is gone.
    isChanged: () => old?.size !== same.length || files.paths().length !== same.length,
    finish: () => {
      const present = old === undefined ? [] : listTree(outDir)
      const unmanaged = present.filter(isUnmanaged).toSorted()
      const names = new Set<string>(same)
      const written = files.paths().filter((path) => !names.has(path))
      const kept = new Set([...same, ...unmanaged])
      const { moved, linked, rest } = splitOldTree({ present, kept, written, fsNameRules })
      linkedAgain = new Set(linked)
      for (const path of linked) staging.keep(join(outDir, path), path)
      for (const path of moved) mkdirSync(join(folder, parentOf(path)), { recursive: true })
      staging.settle()
      mkdirSync(folder, { recursive: true })
      writeOutputManifest(folder, files.paths())
      const diagnostics = unmanaged.length === 0 ? [] : [reportKept(unmanaged)]
      return { diagnostics, moved, rest }
    },
    clear: (from, entries) => {
      // Another thread may delete one half.
      const middle = entries.length >> 1
      staging.remove(from, entries.slice(middle))
      removeEntriesOf(from, entries.slice(0, middle))
      staging.settle()
    },
    settle: () => {
      try {
        staging.settle()
      } catch {
        // Staged files are deleted.
      }
    },
    // A new link is a change of the file itself.
    untouched: () => new Set(same.filter((path) => !linkedAgain.has(path))),
    counts: () => ({ written: files.paths().length - same.length, unchanged: same.length, bytes }),
  }
}

function readSize(from: string): number {
  try {
    return statSync(from).size
  } catch (error) {
    throw toOutputError(error, from)
  }
}

function wouldOverwrite(path: string): Error {
  return outputError(
    'output-overwrite',
    `\`${path}\` was not created by docs-ssg, and this build would overwrite it.`,
    'Move it into a static folder, delete it, or choose another folder with `--out-dir`.',
  )
}

function reportKept(paths: readonly string[]): Diagnostic {
  const shown = paths.slice(0, 5).map((path) => `\`${path}\``)
  const more = paths.length > 5 ? ` and ${String(paths.length - 5)} more` : ''
  return outputRules['output-foreign'].report({
    message: `The output folder contains files that docs-ssg did not create; they were kept: ${shown.join(', ')}${more}.`,
    help: 'Move them into a static folder, so that every build creates them.',
  })
}
