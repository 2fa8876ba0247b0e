import { rmSync } from 'node:fs'

/**
 * Remove a file or folder if that is possible. Programs that a process started may still be writing
 * in it; the next run removes what is left.
 */
export function tryRemove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 })
  } catch {
    // In use, or protected.
  }
}
