import { existsSync, rmdirSync } from 'node:fs'
import { isOwnFolder } from '../gate/own-folder.ts'
import { removeOwnDrafts, takeOwnLock } from './output-lock.ts'
import { toRealPath } from '../gate/real-path.ts'
import { recoverOutput, workFolder } from './swap-output.ts'

/**
 * Remove what a build of this process has staged, after the thread that built was ended. The old
 * site stays, or is put back if it was being replaced. Does nothing while another process builds.
 */
export function abandonOutput(outDir: string, pid: number): void {
  const real = toRealPath(outDir)
  const work = workFolder(real)
  if (!existsSync(work) || !isOwnFolder(work)) return
  try {
    const lock = takeOwnLock(work, pid)
    if (lock) {
      recoverOutput(real)
      lock.release()
    }
    // Without a lock, the thread may have been ended between making the folder and locking it.
    else removeOwnDrafts(work, pid)
    rmdirSync(work)
  } catch {
    // The next build deletes what cannot be deleted now.
  }
}
