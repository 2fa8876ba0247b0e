import { basename } from 'node:path'
import { targetAt } from '../gate/real-path.ts'
import { createPackageStamp } from './package-stamp.ts'

const pollMs = 250

interface Presence {
  readonly identify: () => string | undefined
  before: string | undefined
}

/** Watches whether files and folders exist. */
export interface PathPresence {
  /** Watch this path from now on. */
  remember(root: string): void
  stop(): void
}

/** What to do when a path disappears, or becomes a new file or folder, or one with other packages. */
export interface PresenceListeners {
  readonly onGone: (root: string) => void
  readonly onReturn: (root: string) => void
}

/**
 * The operating system stops reporting changes in a folder once it was deleted, even if it was
 * created again, and may not report the deletion of a folder whose watch has just begun. So this
 * polls the paths.
 */
export function watchPresence({ onGone, onReturn }: PresenceListeners): PathPresence {
  const known = new Map<string, Presence>()
  const poll = (): void => {
    for (const [root, presence] of known) {
      const found = presence.identify()
      if (found === presence.before) continue
      presence.before = found
      if (found === undefined) onGone(root)
      else onReturn(root)
    }
  }
  const timer = setInterval(poll, pollMs)
  return {
    remember: (root) => {
      const identify = isPackageFolder(root) ? createPackageStamp(root) : () => identityOf(root)
      known.set(root, { identify, before: identify() })
    },
    stop: () => clearInterval(timer),
  }
}

/** True for a folder of packages; only installations are noticed in it. */
export const isPackageFolder = (path: string): boolean => basename(path) === 'node_modules'

/**
 * Includes the creation time, because inode numbers are reused. Files need no identity, because the
 * watcher follows them.
 */
function identityOf(path: string): string | undefined {
  const stats = targetAt(path)
  return stats?.isDirectory() === true
    ? `${String(stats.ino)} ${String(stats.birthtimeMs)}`
    : stats && 'file'
}
