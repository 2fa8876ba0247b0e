import { statSync } from 'node:fs'

const pollMs = 250

/** Watches whether files and folders exist. */
export interface PathPresence {
  /** Watch this path from now on. */
  remember(root: string): void
  stop(): void
}

/** What to do when a path disappears, or becomes a new file or folder. */
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
  const known = new Map<string, string | undefined>()
  const poll = (): void => {
    for (const [root, before] of known) {
      const found = identify(root)
      if (found === before) continue
      known.set(root, found)
      if (found === undefined) onGone(root)
      else onReturn(root)
    }
  }
  const timer = setInterval(poll, pollMs)
  return {
    remember: (root) => known.set(root, identify(root)),
    stop: () => clearInterval(timer),
  }
}

/**
 * Includes the creation time, because inode numbers are reused. Files need no identity, because the
 * watcher follows them.
 */
function identify(path: string): string | undefined {
  try {
    const stats = statSync(path)
    return stats.isDirectory() ? `${String(stats.ino)} ${String(stats.birthtimeMs)}` : 'file'
  } catch {
    return undefined
  }
}
