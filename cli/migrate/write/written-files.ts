import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularBytes, readRegularText } from '../../gate/regular-file.ts'
import { GateError } from '../../gate/gate-error.ts'
import { gateRules } from '../../gate/gate-rules.ts'
import { isIn } from '../../gate/real-path.ts'
import { checkSitePath, writeSiteFile } from '../../gate/write-site-file.ts'
import { formatSiteConfig } from './format-site-config.ts'
import { cssMigrationMark, migrationMark } from './migration-mark.ts'
import type { PlannedMigration, WrittenFile } from '../migration-plan.ts'

/** The config of a planned migration. */
export function toConfigFile({ baseDir, migration, from, pages }: PlannedMigration): WrittenFile {
  const content = pages.length > 0 ? 'The pages were rewritten.' : undefined
  return { path: join(baseDir, 'site.config.ts'), text: formatSiteConfig(migration, from, content) }
}

/**
 * The first path that exists but wasn't written by this command; undefined if all files can be
 * written. An identical copy isn't a conflict, because the command starts again if a page takes too
 * long.
 */
export async function findConflict(
  files: readonly WrittenFile[],
  { copies, pages }: Pick<PlannedMigration, 'copies' | 'pages'>,
): Promise<string | undefined> {
  const texts = new Map(pages.map(({ path, text }) => [path, text]))
  const taken = copies.find(({ from, to }) => {
    if (!existsSync(to)) return false
    if (!lstatSync(to).isFile()) return true
    const text = texts.get(to)
    const planned = text === undefined ? readRegularBytes(from) : Buffer.from(text)
    return !planned.equals(readRegularBytes(to))
  })
  if (taken !== undefined) return taken.to
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

/** Write the copies of the docs, and the pages that were rewritten. */
export function writePages({ writeRoot, copies, pages }: PlannedMigration): void {
  const changed = pages.filter(({ source, text }) => source !== text)
  for (const path of [...copies.map(({ to }) => to), ...changed.map((page) => page.path)])
    checkInside(writeRoot, path)
  for (const { from, to } of copies) writeSiteFile(writeRoot, to, readRegularBytes(from))
  for (const { path, text } of changed) writeSiteFile(writeRoot, path, text)
}

/** Names of files come from pages, so one outside is never what the user chose. */
function checkInside(root: string, path: string): void {
  checkSitePath(root, path)
  if (isIn(path, root)) return
  const message = `\`${path}\` is not written, because it is outside \`${root}\`.`
  throw new GateError(gateRules['outside-site'].report({ message, data: { actual: path } }))
}
