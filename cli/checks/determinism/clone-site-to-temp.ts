// Copies a site to another folder, with links to the same neighboring files and the same git
// history.
// Must not change the original site.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { platform } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'

/** The nearest folder with a `.git`, from the site upwards; the site itself if there is none. */
export function findRoot(siteDir: string): string {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
    if (folder === dirname(folder)) return siteDir
  }
}

/**
 * Lets the copy read the history of the original; git uses the folder of such a file as the work
 * tree.
 */
function shareGit(root: string, target: string): void {
  const git = join(root, '.git')
  if (!existsSync(git)) return
  if (statSync(git).isFile()) copyFileSync(git, join(target, '.git'))
  else writeFileSync(join(target, '.git'), `gitdir: ${git}\n`)
}

/** Windows lets everyone make junctions of folders, but only some users links; a file is copied there. */
function link(from: string, to: string): void {
  if (platform() !== 'win32') symlinkSync(from, to)
  else if (statSync(from).isDirectory()) symlinkSync(from, to, 'junction')
  else copyFileSync(from, to)
}

function linkOthers(from: string, to: string, except: ReadonlySet<string>): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if (!except.has(name) && name !== '.git') link(join(from, name), join(to, name))
}

export interface CopyOptions {
  /** Absolute paths that are not copied: the built site, the cache. */
  readonly skip: readonly string[]
  /**
   * Paths relative to the site's folder that the build reads. Other folders of the site are linked
   * instead of copied.
   */
  readonly read: readonly string[]
}

/** Copies the site below `target`, an existing empty folder, and returns the folder of the copy. */
export function cloneSiteToTemp(
  siteDir: string,
  target: string,
  { skip, read }: CopyOptions,
): string {
  const root = findRoot(siteDir)
  shareGit(root, target)
  let [from, to] = [root, target]
  for (const name of relative(root, siteDir).split(sep).filter(Boolean)) {
    linkOthers(from, to, new Set([name]))
    from = join(from, name)
    to = join(to, name)
  }
  const copied = new Set(read.map((path) => path.replace(/^\.\//, '').split('/')[0]))
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(siteDir, { withFileTypes: true })) {
    const path = join(siteDir, entry.name)
    if (skip.includes(path) || entry.name === '.git') continue
    const isCopied = entry.isFile() || copied.has(entry.name)
    if (isCopied) cpSync(path, join(to, entry.name), { recursive: true })
    else link(path, join(to, entry.name))
  }
  return to
}
