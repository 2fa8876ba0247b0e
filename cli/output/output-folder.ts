import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, parse, relative, resolve, sep } from 'node:path'
import { outputError } from './output-error.ts'
import { readOutputManifest } from './output-manifest.ts'

/** Absolute path with symbolic links resolved; parts that do not exist yet stay as they are. */
export function toRealPath(path: string): string {
  const absolute = resolve(path)
  try {
    return realpathSync(absolute)
  } catch {
    const parent = dirname(absolute)
    return parent === absolute ? absolute : join(toRealPath(parent), basename(absolute))
  }
}

/**
 * Throws if replacing `outDir` (a real path) would destroy sources, a home folder or files of
 * another program.
 */
export function checkOutputFolder(outDir: string, protectedPaths: readonly string[]): void {
  if (outDir === parse(outDir).root)
    throw refuse(outDir, 'is the root of the file system, which a build would replace')
  if (containsPath(outDir, toRealPath(homedir())))
    throw refuse(outDir, 'is or contains your home folder, which a build would replace')
  for (const path of protectedPaths) {
    if (containsPath(outDir, toRealPath(path)))
      throw refuse(
        outDir,
        `is or contains \`${path}\`, a source of the site that a build would replace`,
      )
  }
  const stats = statSync(outDir, { throwIfNoEntry: false })
  if (stats === undefined) return
  if (!stats.isDirectory()) throw refuse(outDir, 'is a file, not a folder')
  if (isMountPoint(outDir, stats.dev))
    throw refuse(outDir, 'is a mount point, which cannot be replaced in one step')
  if (readOutputManifest(outDir) === undefined && readdirSync(outDir).length > 0)
    throw outputError(
      'output-folder',
      `Output folder \`${outDir}\` contains files that docs-ssg did not create, and a build would delete them.`,
      'Delete the folder, or choose another one with `--out-dir`.',
    )
}

function refuse(outDir: string, reason: string): Error {
  return outputError(
    'output-folder',
    `Output folder \`${outDir}\` ${reason}.`,
    'Choose another folder with `--out-dir`.',
  )
}

function containsPath(folder: string, path: string): boolean {
  const inside = relative(folder, path)
  const isOutside = inside === '..' || inside.startsWith(`..${sep}`) || parse(inside).root !== ''
  return !isOutside
}

function isMountPoint(folder: string, device: number): boolean {
  if (statSync(dirname(folder)).dev !== device) return true
  // A bind mount from the same file system has the device of its parent folder; Linux lists it.
  return readMounts().includes(folder)
}

function readMounts(): readonly string[] {
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
    return lines.map((line) => unescapeMount(line.split(' ')[4] ?? ''))
  } catch {
    return []
  }
}

// White space is encoded in octal: https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html
function unescapeMount(path: string): string {
  return path.replaceAll(/\\([0-7]{3})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  )
}
