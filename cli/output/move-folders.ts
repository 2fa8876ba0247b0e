// Moves folders that have not changed from the old site to the staged one, where creating 10,000
// folders and links and deleting the old ones would take seconds. Whatever happens in between, the
// old site can be restored.
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { tryReadText } from '../gate/regular-file.ts'
import { tryParseJson } from '../primitives/formats/try-parse-json.ts'
import { listTree } from './list-tree.ts'
import { parentOf } from './movable-folders.ts'
import { createStaging } from './staging.ts'

/** The two ends of a move, and the file that lists what is moved. */
export interface Move {
  /** The folder of the old site. */
  readonly from: string
  /** The folder of the staged site. */
  readonly to: string
  /** Exists from before the first move until none can be undone anymore. */
  readonly record: string
}

/** Note on the disk what is going to be moved: without it, half of the old site could be restored. */
export function announceMoves({ record }: Move, folders: readonly string[]): void {
  if (folders.length === 0) return
  const file = openSync(record, 'w')
  try {
    writeSync(file, JSON.stringify(folders))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Move folders. The files of one that can't be moved, such as a mount point, are linked. */
export function moveFolders({ from, to }: Move, folders: readonly string[]): void {
  for (const folder of folders)
    try {
      renameSync(join(from, folder), join(to, folder))
    } catch {
      linkFolder(join(from, folder), join(to, folder))
    }
}

function linkFolder(from: string, to: string): void {
  const staging = createStaging(to)
  for (const path of listTree(from)) if (!path.endsWith('/')) staging.keep(join(from, path), path)
}

/** Forget what was moved, because it stays where it is now. */
export function endMoves({ record }: Move): void {
  rmSync(record, { force: true })
}

/** Move back what was moved, also by a build that was killed. */
export function undoMoves(move: Move): void {
  for (const folder of readRecord(move.record)) {
    // The record may come from anywhere: a link must not lead out of the two folders.
    const [from, to] = [join(move.from, folder), join(move.to, folder)]
    const isMoved = isRealFolder(move.to, folder) && !existsSync(from)
    if (isMoved && isRealFolder(move.from, parentOf(folder))) renameSync(to, from)
  }
  endMoves(move)
}

function readRecord(record: string): readonly string[] {
  const value = tryParseJson(tryReadText(record))
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** True if every part of the path is a folder itself, not a link to one. */
function isRealFolder(root: string, path: string): boolean {
  const parts = path.split('/').slice(0, -1)
  return parts.every((part, index) => {
    const folder = join(root, ...parts.slice(0, index + 1))
    const stats = lstatSync(folder, { throwIfNoEntry: false })
    return !['', '.', '..'].includes(part) && stats?.isDirectory() === true
  })
}
