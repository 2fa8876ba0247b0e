import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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
    const [first = '', second = ''] = (await readFile(path, 'utf8')).split('\n')
    const isMarked = [migrationMark, cssMigrationMark].some((mark) =>
      [first, second].some((line) => line.startsWith(mark)),
    )
    if (!isMarked) return path
  }
  return undefined
}

/** Write files and the folders they are in, one after the other. */
export async function writeFiles(files: readonly WrittenFile[]): Promise<void> {
  for (const { path, text } of files) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
