import { existsSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { removeTree } from './remove-tree.ts'

/** The folder beside the output folder, so on the same file system, that holds a build's lock and its staging. */
export function workFolder(outDir: string): string {
  return join(dirname(outDir), `.${basename(outDir)}.docs-ssg`)
}

/** Where the new site grows; a killed build's is deleted by the next one. */
export function stagingFolder(outDir: string): string {
  return join(workFolder(outDir), 'new')
}

/**
 * Mend what a killed build left behind. Its lock must be ours. Only between the two renames of `swapOutput` is there
 * no output folder; the old site is then whole in `old`.
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

/** Put the staged site in place of the old one; a failure puts the old one back. */
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
    // The new site stands; what could not be deleted is tried again by the next build.
  }
}

/** `old` is only ever a whole site: half-deleted it must not come back as one, so it is renamed first. */
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
