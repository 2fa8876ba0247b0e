// The folders that docs-ssg keeps for itself, such as `.docs-ssg`. A link in one of them would let it
// read, write and delete files elsewhere, so every entry has to be a real file or folder.
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { entriesIn, entryAt } from './real-path.ts'
import { GateError } from './gate-error.ts'
import { gateRules } from './gate-rules.ts'

/** Folders in which files are written and deleted at any depth; samples may link to packages. */
const deepFolders = ['cache', 'integrations']

/**
 * Whether docs-ssg may use the path as its own folder or file: true for a folder or a file, and if nothing has this
 * name yet; false for links, pipes and the like.
 */
export function isOwnFolder(path: string): boolean {
  const stats = entryAt(path)
  return stats === undefined || stats.isDirectory() || stats.isFile()
}

/** The absolute paths of links, pipes and the like in the cache folder; of the folder itself if it is none. */
export function findLinks(cacheDir: string): readonly string[] {
  if (!isOwnFolder(cacheDir)) return [cacheDir]
  return entriesIn(cacheDir).flatMap((entry): readonly string[] => {
    const path = join(cacheDir, entry.name)
    if (!entry.isFile() && !entry.isDirectory()) return [path]
    return entry.isDirectory() && deepFolders.includes(entry.name) ? linksBelow(path) : []
  })
}

/** Throw a `GateError` if the cache folder or something in it is a link. */
export function refuseLinks(cacheDir: string, siteDir: string): void {
  const [link] = findLinks(cacheDir)
  if (link !== undefined) throw new GateError(reportLink(posixRelative(siteDir, link)))
}

/** Report a link, or a file in the place of a folder, where docs-ssg keeps files. */
export function reportLink(path: string): Diagnostic {
  return gateRules['outside-site'].report({
    message: `\`${path}\` is a symbolic link, a pipe or a device. docs-ssg writes and deletes files there, so it could change files outside the site.`,
    help: 'Delete it. docs-ssg creates what it needs again.',
    data: { actual: path },
  })
}

function linksBelow(folder: string): readonly string[] {
  return entriesIn(folder).flatMap((entry): readonly string[] => {
    const path = join(folder, entry.name)
    if (!entry.isFile() && !entry.isDirectory()) return [path]
    return entry.isDirectory() ? linksBelow(path) : []
  })
}
