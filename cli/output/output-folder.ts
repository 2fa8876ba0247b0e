import { readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, parse } from 'node:path'
import { isIn, toRealPath } from '../gate/real-path.ts'
import { ifThere } from '../primitives/files/if-there.ts'
import { outputError } from './output-error.ts'
import { readOutputManifest } from './output-manifest.ts'

/**
 * Throws if replacing `outDir` (a real path) would destroy sources, a home folder or files of
 * another program.
 */
export function checkOutputFolder(outDir: string, protectedPaths: readonly string[]): void {
  if (outDir === parse(outDir).root)
    throw refuse(outDir, 'is the root of the file system, which a build would replace')
  if (isIn(toRealPath(homedir()), outDir))
    throw refuse(outDir, 'is or contains your home folder, which a build would replace')
  for (const path of protectedPaths) {
    if (isIn(toRealPath(path), outDir))
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

function isMountPoint(folder: string, device: number): boolean {
  if (statSync(dirname(folder)).dev !== device) return true
  // A bind mount from the same file system has the device of its parent folder; Linux lists it.
  return readMounts().includes(folder)
}

function readMounts(): readonly string[] {
  const list = ifThere(() => readFileSync('/proc/self/mountinfo', 'utf8')) ?? ''
  return list.split('\n').map((line) => unescapeMount(line.split(' ')[4] ?? ''))
}

// White space is encoded in octal: https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html
function unescapeMount(path: string): string {
  return path.replaceAll(/\\([0-7]{3})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  )
}
