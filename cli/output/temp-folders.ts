// Temporary folders that commands left when they were ended. Given the folder of the system for
// temporary files, in which every user of the machine may write, it removes what this user's
// commands made. It follows no links.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getuid } from 'node:process'
import { entriesIn, entryAt } from '../gate/real-path.ts'
import { tryRemove } from '../cache/try-remove.ts'
import { isRunning } from '../gate/is-running.ts'

/** What `mkdtemp` makes of `tempPrefix`: `docs-ssg-4711-verify-aB3dE6`. */
const madeName = /^docs-ssg-([1-9]\d{0,9})-[a-z]+-[A-Za-z\d]{6}$/

/** Remove the temporary folders of the processes that `isOver` accepts, by default those that have ended. */
export function removeTempFolders(
  isOver: (pid: number) => boolean = (pid) => !isRunning(pid),
  folder: string = tmpdir(),
): void {
  for (const { name } of entriesIn(folder)) {
    const [, pid] = madeName.exec(name) ?? []
    const path = join(folder, name)
    if (pid !== undefined && isOwnFolder(path) && isOver(Number(pid))) tryRemove(path)
  }
}

/** Another user may have made a folder, or a link to any other one, with such a name. */
function isOwnFolder(path: string): boolean {
  const stats = entryAt(path)
  return stats?.isDirectory() === true && (getuid === undefined || stats.uid === getuid())
}
