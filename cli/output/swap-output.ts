import { existsSync, renameSync, rmdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { entriesIn, targetAt } from '../gate/real-path.ts'
import { announceMoves, endMoves, type Move, moveFolders, undoMoves } from './move-folders.ts'
import { removeTree } from './remove-tree.ts'

/**
 * The folder of the lock and the staged site, beside the output folder and so on the same file
 * system.
 */
export function workFolder(outDir: string): string {
  return join(dirname(outDir), `.${basename(outDir)}.docs-ssg`)
}

/** The folder of the new site; that of a killed build is deleted by the next one. */
export function stagingFolder(outDir: string): string {
  return moveIn(workFolder(outDir)).to
}

/**
 * Repair what a killed build left behind; the caller must have the lock. Only between the two
 * renames of `swapOutput` there is no output folder, and the old site is complete in `old`.
 */
export function recoverOutput(outDir: string): void {
  const work = workFolder(outDir)
  const { from: old } = moveIn(work)
  if (existsSync(old)) {
    if (isEmptyFolder(outDir)) rmdirSync(outDir)
    if (existsSync(outDir)) discard(work)
    else {
      undoMoves(moveIn(work))
      renameSync(old, outDir)
    }
  }
  removeTree(join(work, 'trash'))
  endMoves(moveIn(work))
  removeTree(stagingFolder(outDir))
}

/** The options of the swap for the old site. */
interface OldSite {
  /** Folders that become part of the new site as they are. */
  readonly moved: readonly string[]
  /** Deletes what it knows of the old site, in the given folder; the rest is deleted afterward. */
  readonly clear: (folder: string) => void
}

/** Replace the old site with the staged one; a failure restores the old one. */
export function swapOutput(outDir: string, { moved, clear }: OldSite): void {
  const work = workFolder(outDir)
  const move = moveIn(work)
  const hasOld = existsSync(outDir)
  announceMoves(move, moved)
  if (hasOld) renameSync(outDir, move.from)
  try {
    moveFolders(move, moved)
    renameSync(move.to, outDir)
  } catch (error) {
    undoMoves(move)
    if (hasOld) renameSync(move.from, outDir)
    throw error
  }
  try {
    endMoves(move)
    if (hasOld) discard(work, clear)
  } catch {
    // The new site is in place; the next build deletes what could not be deleted now.
  }
}

const moveIn = (work: string): Move => ({
  from: join(work, 'old'),
  to: join(work, 'new'),
  record: join(work, 'moved.json'),
})

/** `old` is renamed first, so that `recoverOutput` never restores a site that is half deleted. */
function discard(work: string, clear?: (folder: string) => void): void {
  const trash = join(work, 'trash')
  removeTree(trash)
  renameSync(moveIn(work).from, trash)
  clear?.(trash)
  removeTree(trash)
}

const isEmptyFolder = (path: string): boolean =>
  targetAt(path)?.isDirectory() === true && entriesIn(path).length === 0
