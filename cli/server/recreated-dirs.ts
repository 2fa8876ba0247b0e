import { statSync } from 'node:fs'

const lookMs = 250

export interface RecreatedDirs {
  /** Look at this path from now on. */
  remember(root: string): void
  stop(): void
}

/**
 * The system stops telling of a folder that was deleted itself, also when another one has taken its place at once. This
 * looks now and then, and tells of a folder that is a new one.
 */
export function watchRecreatedDirs(onReturn: (root: string) => void): RecreatedDirs {
  const known = new Map<string, string | undefined>()
  const look = (): void => {
    for (const [root, before] of known) {
      const found = identify(root)
      if (found === before) continue
      known.set(root, found)
      if (found !== undefined) onReturn(root)
    }
  }
  const timer = setInterval(look, lookMs)
  return {
    remember: (root) => known.set(root, identify(root)),
    stop: () => clearInterval(timer),
  }
}

/** With the time of birth, because numbers are given out again. All files are one: the watcher follows those itself. */
function identify(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return undefined
  return stats.isDirectory() ? `${String(stats.ino)} ${String(stats.birthtimeMs)}` : 'file'
}
