import { existsSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
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
  return join(workFolder(outDir), 'new')
}

/**
 * Repair what a killed build left behind; the caller must have the lock. Only between the two
 * renames of `swapOutput` there is no output folder, and the old site is complete in `old`.
 */
export function recoverOutput(outDir: string): void {
  const work = workFolder(outDir)
  const old = join(work, 'old')
  if (existsSync(old)) {
    if (isEmptyFolder(outDir)) rmdirSync(outDir)
    if (existsSync(outDir)) discard(work)
    else renameSync(old, outDir)
  }
  removeTree(join(work, 'trash'))
  removeTree(stagingFolder(outDir))
}

/** Replace the old site with the staged one; a failure restores the old one. */
export function swapOutput(outDir: string): void {
  const work = workFolder(outDir)
  const old = join(work, 'old')
  const hasOld = existsSync(outDir)
  if (hasOld) renameSync(outDir, old)
  try {
    renameSync(stagingFolder(outDir), outDir)
  } catch (error) {
    if (hasOld) renameSync(old, outDir)
    throw error
  }
  try {
    if (hasOld) discard(work)
  } catch {
    // The new site is in place; the next build deletes what could not be deleted now.
  }
}

/** `old` is renamed first, so that `recoverOutput` never restores a site that is half deleted. */
function discard(work: string): void {
  const trash = join(work, 'trash')
  removeTree(trash)
  renameSync(join(work, 'old'), trash)
  removeTree(trash)
}

function isEmptyFolder(path: string): boolean {
  try {
    return readdirSync(path).length === 0
  } catch {
    return false
  }
}
