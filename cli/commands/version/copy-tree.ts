import { cpSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isIn } from '../../gate/real-path.ts'
import { checkSitePath } from '../../gate/write-site-file.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'

interface Copy {
  /** The folder of the site; all paths are absolute. */
  readonly siteDir: string
  readonly from: string
  readonly to: string
}

/** Copy a folder without what `isLeftOut` names; returns the symbolic links to what isn't copied. */
export function copyTree(copy: Copy, isLeftOut: (path: string) => boolean): readonly string[] {
  const { siteDir, from, to } = copy
  const links: string[] = []
  const filter = (path: string, target: string): boolean => {
    if (isLeftOut(path)) return false
    checkSitePath(siteDir, target)
    if (!lstatSync(path).isSymbolicLink()) return true
    if (copyLink(copy, path, target) === 'outside') links.push(posixRelative(siteDir, target))
    return false
  }
  // A folder can't be copied into itself in one step.
  for (const entry of readdirSync(from))
    if (filter(join(from, entry), join(to, entry)))
      cpSync(join(from, entry), join(to, entry), { recursive: true, filter })
  return links
}

/** Node would make the link absolute, which works on no other machine. */
function copyLink({ from }: Copy, path: string, target: string): 'outside' | 'inside' {
  const written = resolve(dirname(path), readlinkSync(path))
  const isInside = isIn(written, from)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(relative(dirname(isInside ? path : target), written), target)
  return isInside ? 'inside' : 'outside'
}
