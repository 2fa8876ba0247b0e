// The one function that writes files of a site for commands: lock files, baselines, translations,
// configs, fixes. It follows no link out of the site, since a link may come from anyone.
import { closeSync, constants, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { GateError } from './gate-error.ts'
import { gateRules } from './gate-rules.ts'
import { entryAt, isIn, realPath, toReal } from './real-path.ts'

/** Windows lacks the last two; there, the check before must do. */
const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

/**
 * Write a file of a site and the folders it is in. A file in `root` is refused with a `GateError` if
 * it is a link, or if a link in its path leaves `root`. One outside `root` is written as it is named,
 * because only the config and the command line can name it. Both paths are absolute.
 */
export function writeSiteFile(root: string, file: string, contents: string | Uint8Array): void {
  checkSitePath(root, file)
  mkdirSync(dirname(file), { recursive: true })
  const isInside = isIn(file, root)
  const handle = isInside
    ? openSync(file, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0o666)
    : openSync(file, 'w')
  try {
    writeFileSync(handle, contents)
  } finally {
    closeSync(handle)
  }
}

/** Throw a `GateError` if `writeSiteFile` would refuse the file; also for a folder to be made. */
export function checkSitePath(root: string, file: string): void {
  if (!isIn(file, root)) return
  const parts = relative(root, file).split(sep)
  const paths = parts.map((_, index) => join(root, ...parts.slice(0, index + 1)))
  const wrong = paths.find((path, index) =>
    index === paths.length - 1 ? isSpecial(path) : leaves(root, path),
  )
  if (wrong !== undefined) throw new GateError(reportPath(root, file, wrong))
}

/** True for files that must not be overwritten: a link, a pipe, a device. The system itself refuses a folder. */
function isSpecial(path: string): boolean {
  const stats = entryAt(path)
  return stats !== undefined && !stats.isFile() && !stats.isDirectory()
}

/** True for a link to something outside the root, to nothing, or to itself. */
function leaves(root: string, path: string): boolean {
  if (entryAt(path)?.isSymbolicLink() !== true) return false
  try {
    return !isIn(realPath(path), toReal(root))
  } catch {
    return true
  }
}

function reportPath(root: string, file: string, wrong: string) {
  const [path, part] = [posixRelative(root, file), posixRelative(root, wrong)]
  const where = part === path ? 'it is' : `\`${part}\` is`
  return gateRules['outside-site'].report({
    message: `\`${path}\` is not written, because ${where} not a regular file but a link or a device, so docs-ssg could change something outside the site.`,
    help: `Replace \`${part}\` with a real ${part === path ? 'file' : 'folder'}, or delete it.`,
    data: { actual: path },
  })
}
