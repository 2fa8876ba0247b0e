import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { checkSitePath, writeSiteFile } from '../gate/write-site-file.ts'
import type { PlannedFile, SitePlan } from './plan-site.ts'

/** The first file of the plan that exists and would be lost. */
export function findTaken(folder: string, { files }: SitePlan): PlannedFile | undefined {
  return files.find(({ path, isExtended }) => !isExtended && isThere(join(folder, path)))
}

/** What to do about a file that would be lost; that of a CI service may be needed as it is. */
export const explainTaken = ({ path }: PlannedFile): string =>
  /\.ya?ml$/.test(path)
    ? 'Move the file away, or pass `--ci none` and add the steps of docs-ssg to it.'
    : 'Move the file away, or use other flags.'

/** Write all files of the plan. */
export function writeSite(folder: string, { files }: SitePlan): void {
  // All paths first, so that a refused one leaves no half of a site behind.
  for (const { path } of files) checkSitePath(folder, join(folder, path))
  for (const { path, contents } of files) writeSiteFile(folder, join(folder, path), contents)
}

/** A link counts, wherever it points to. */
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined
