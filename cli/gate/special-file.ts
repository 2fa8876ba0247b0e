import type { Dirent, Stats } from 'node:fs'

/** The kinds of files that aren't regular; reading one could wait forever or fill the memory. */
export type SpecialKind = 'folder' | 'pipe' | 'socket' | 'device' | 'huge'

/** A file is not opened or not read because of its kind. */
export class SpecialFileError extends Error {
  override readonly name = 'SpecialFileError'
  /** As it was opened. */
  readonly path: string
  readonly kind: SpecialKind

  constructor(path: string, kind: SpecialKind) {
    super(`\`${path}\` ${specialKinds[kind]}`)
    this.path = path
    this.kind = kind
  }
}

/** Continues a sentence that names the file. */
export const specialKinds: Readonly<Record<SpecialKind, string>> = {
  folder: 'is a folder, where a file is expected.',
  pipe: 'is a pipe (FIFO), which may never end, so docs-ssg does not read it.',
  socket: 'is a socket, which has no contents to read.',
  device: 'is a device, which may never end, so docs-ssg does not read it.',
  huge: 'is larger than docs-ssg can read into memory.',
}

/** The kind of special file that an entry of a folder is; undefined for a regular file. */
export function specialKindOf(stats: Stats | Dirent): SpecialKind | undefined {
  if (stats.isFile()) return undefined
  if (stats.isDirectory()) return 'folder'
  if (stats.isFIFO()) return 'pipe'
  return stats.isSocket() ? 'socket' : 'device'
}
