// The files that a compiler or a bundler opened for content. Given the files that it read, it returns those
// that it must not show anything of. A name can be checked in advance, but only this list shows what was
// read.
import { dirname, sep } from 'node:path'
import type { Gate } from './create-gate.ts'
import { listModuleFolders, withoutLinked } from './linked-packages.ts'
import { isIn, toReal } from './real-path.ts'
import type { WorkFolder } from './work-folder.ts'

/**
 * Returns those of the absolute paths that are neither files of the site that may be read, nor in
 * `node_modules` of the site or of a folder around it, nor in packages that these link to, nor in
 * `own`, the folder of the samples.
 */
export type FindForbidden = (files: readonly string[], own?: WorkFolder) => readonly string[]

interface OpenedInput {
  /** Absolute. */
  readonly siteDir: string
  readonly gate: Gate
  /** The absolute path of the compiler, whose own files may be anywhere. */
  readonly compiler?: string
}

/** Create the check of a site. Folders are resolved once, so create it once per run. */
export function createOpenedCheck({ siteDir, gate, compiler }: OpenedInput): FindForbidden {
  const site = toReal(siteDir)
  const starts = [site, ...(compiler === undefined ? [] : [toReal(dirname(compiler))])]
  const roots = [...new Set(starts.flatMap(listModuleFolders).map(toReal))]
  const isAllowed = (file: string, real: string, own: string | undefined): boolean =>
    // The declarations of the platform can be a part of the compiler, without files.
    file.startsWith('bundled:///') ||
    roots.some((root) => isIn(real, root)) ||
    (own !== undefined && isIn(real, own)) ||
    (isIn(real, site) && real.includes(`${sep}node_modules${sep}`)) ||
    'path' in gate(file)
  return (files, own) => {
    const folder = own && toReal(own)
    const others = files
      .map((file) => ({ file, real: toReal(file) }))
      .filter(({ file, real }) => !isAllowed(file, real, folder))
    if (others.length === 0) return []
    const forbidden = new Set(
      withoutLinked(
        others.map(({ real }) => real),
        starts,
      ),
    )
    return others.flatMap(({ file, real }) => (forbidden.has(real) ? [file] : []))
  }
}
