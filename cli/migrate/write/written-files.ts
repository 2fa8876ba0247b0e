import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularText } from '../../gate/regular-file.ts'
import { checkSitePath, writeSiteFile } from '../../gate/write-site-file.ts'
import { formatSiteConfig } from './format-site-config.ts'
import { cssMigrationMark, migrationMark } from './migration-mark.ts'
import type { PlannedMigration, WrittenFile } from '../migration-plan.ts'

/** The config of a planned migration. */
export function toConfigFile({ baseDir, migration, from }: PlannedMigration): WrittenFile {
  return { path: join(baseDir, 'site.config.ts'), text: formatSiteConfig(migration, from) }
}

/**
 * The first path that exists but wasn't written by this command; undefined when all can be written.
 */
export async function findConflict(files: readonly WrittenFile[]): Promise<string | undefined> {
  for (const { path } of files) {
    if (!existsSync(path)) continue
    // The mark comes second in a file that begins with `'use client'`.
    const [first = '', second = ''] = readRegularText(path).split('\n')
    const isMarked = [migrationMark, cssMigrationMark].some((mark) =>
      [first, second].some((line) => line.startsWith(mark)),
    )
    if (!isMarked) return path
  }
  return undefined
}

/** Write files below `root`, an absolute path, and the folders they are in. */
export function writeFiles(root: string, files: readonly WrittenFile[]): void {
  // All paths first, so that a refused one leaves no half of a site behind.
  for (const { path } of files) checkSitePath(root, path)
  for (const { path, text } of files) writeSiteFile(root, path, text)
}
