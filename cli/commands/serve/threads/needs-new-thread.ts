import { cwd } from 'node:process'
import { isPackageFolder } from '../../../server/path-presence.ts'
import type { BuildRequest } from './build-messages.ts'
import { forgetStopped } from './forget-stopped.ts'

/**
 * True if the thread that builds can't show a change: one of pages that it leaves out, which are
 * forgotten, or one of packages, whose modules Node loads once in a thread, even those that failed.
 */
export function needsNewThread(
  stopped: Map<string, unknown>,
  changed: BuildRequest,
  siteDir: string,
): boolean {
  const wasStopped = forgetStopped(stopped, changed, siteDir)
  const hasPackages = changed !== 'all' && [...changed].some(isPackageFolder)
  return wasStopped || (hasPackages && canStart())
}

/** A thread can't start in a folder that was deleted, even if it was created again. */
function canStart(): boolean {
  try {
    return cwd() !== ''
  } catch {
    return false
  }
}
