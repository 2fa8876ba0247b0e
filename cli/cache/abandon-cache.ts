import { join } from 'node:path'
import { isOwnFolder } from '../gate/own-folder.ts'
import { entriesIn } from '../gate/real-path.ts'
import { tryReadText } from '../gate/regular-file.ts'
import { isRunning } from '../primitives/time/is-running.ts'
import { draftPrefix } from './replace-file.ts'
import { tryRemove } from './try-remove.ts'

/** Folders that belong to one process: `samples-4711-` and a UUID. */
const ownedName = /^[a-z]+-(\d+)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Remove the files that a process began to write in `cacheDir`, after the thread that wrote them was
 * ended: those whose names contain its number, unless an index names them.
 */
export function abandonCache(cacheDir: string, pid: number): void {
  for (const folder of [cacheDir, join(cacheDir, 'cache')]) {
    const index = tryReadText(join(folder, 'index')) ?? ''
    for (const { name } of ownEntries(folder)) {
      const isOwn = name.startsWith(draftPrefix('config.json', pid)) || ownerOf(name) === pid
      if (isOwn && !index.includes(name)) tryRemove(join(folder, name))
    }
  }
}

/** Remove the folders in `cacheDir` of processes that were killed before they could remove them. */
export function removeOrphans(cacheDir: string): void {
  for (const entry of ownEntries(cacheDir)) {
    const owner = ownerOf(entry.name)
    if (entry.isDirectory() && owner !== undefined && !isRunning(owner))
      tryRemove(join(cacheDir, entry.name))
  }
}

function ownerOf(name: string): number | undefined {
  const [, pid] = ownedName.exec(name) ?? []
  return pid === undefined ? undefined : Number(pid)
}

/** None in a folder that is a link, because nothing is removed elsewhere. */
const ownEntries = (folder: string): ReturnType<typeof entriesIn> =>
  isOwnFolder(folder) ? entriesIn(folder) : []
