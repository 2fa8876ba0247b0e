// The same site in another folder. Enters: its folder. Leaves: a copy that sees the same neighbours and the same git.
// Must not change the site it copies.
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
import { dirname, join, relative, sep } from 'node:path'

/** The nearest folder above the site with a `.git`; the site itself when there is none. */
function findRoot(siteDir: string): string {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
    if (folder === dirname(folder)) return siteDir
  }
}

/** The copy reads the history of the original; git takes the folder around such a file as its work tree. */
function shareGit(root: string, target: string): void {
  const git = join(root, '.git')
  if (!existsSync(git)) return
  if (statSync(git).isFile()) copyFileSync(git, join(target, '.git'))
  else writeFileSync(join(target, '.git'), `gitdir: ${git}\n`)
}

function linkOthers(from: string, to: string, except: ReadonlySet<string>): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if (!except.has(name) && name !== '.git') symlinkSync(join(from, name), join(to, name))
}

export interface CopyOptions {
  /** Absolute paths that are left out: the built site, the cache. */
  readonly skip: readonly string[]
  /** Paths relative to the site's folder that the build reads; a folder of the site without any of them is linked. */
  readonly read: readonly string[]
}

/** Copy the site below `target`, which exists and is empty; returns the copy's folder. Its neighbours are linked. */
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
    else symlinkSync(path, join(to, entry.name))
  }
  return to
}
