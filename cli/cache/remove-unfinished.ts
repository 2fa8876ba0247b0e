import { join } from 'node:path'
import { isOwnFolder } from '../gate/own-folder.ts'
import { entriesIn } from '../gate/real-path.ts'
import { tryReadText } from '../gate/regular-file.ts'
import { isRunning } from '../gate/is-running.ts'
import { tryRemove } from './try-remove.ts'

/** Folders and files of one process: `samples-4711-` and a UUID, and drafts of `replaceFile`. */
const ownedName =
  /^(?:[a-z]+-(\d+)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|config\.json\.(\d+)-\d+-[0-9a-z]+\.tmp)$/

/**
 * Remove what processes began to write in `cacheDir` and had no time to end: folders and files whose
 * names contain the number of a process that `isOver` accepts, by default one that has ended, unless
 * an index names them.
 */
export function removeUnfinished(
  cacheDir: string,
  isOver: (pid: number) => boolean = (pid) => !isRunning(pid),
): void {
  for (const folder of [cacheDir, join(cacheDir, 'cache')]) {
    const left = namesIn(folder).filter((name) => {
      const owner = ownerOf(name)
      return owner !== undefined && isOver(owner)
    })
    if (left.length === 0) continue
    // Read once they are over: the last thing that a process does may be to name its file.
    const index = tryReadText(join(folder, 'index')) ?? ''
    for (const name of left) if (!index.includes(name)) tryRemove(join(folder, name))
  }
}

function ownerOf(name: string): number | undefined {
  const [, first, second] = ownedName.exec(name) ?? []
  const pid = first ?? second
  return pid === undefined ? undefined : Number(pid)
}

/** None in a folder that is a link, because nothing is removed elsewhere. */
const namesIn = (folder: string): readonly string[] =>
  isOwnFolder(folder) ? entriesIn(folder).map(({ name }) => name) : []
