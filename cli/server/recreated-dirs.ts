import { statSync } from 'node:fs'

const pollMs = 250

/** Watches for folders that were deleted and created again. */
export interface RecreatedDirs {
  /** Watch this path from now on. */
  remember(root: string): void
  stop(): void
}

/**
 * The operating system stops reporting changes in a folder once it was deleted, even if it was
 * created again. This polls the paths and calls `onReturn` for each one that has become a new
 * folder.
 */
export function watchRecreatedDirs(onReturn: (root: string) => void): RecreatedDirs {
  const known = new Map<string, string | undefined>()
  const poll = (): void => {
    for (const [root, before] of known) {
      const found = identify(root)
      if (found === before) continue
      known.set(root, found)
      if (found !== undefined) onReturn(root)
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
