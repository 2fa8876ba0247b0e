import { readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Delete a folder and its contents without following links, in half the time of `rmSync`. It need
 * not exist.
 */
export function removeTree(folder: string): void {
  try {
    removeEntries(folder)
  } catch {
    // If the folder is missing, in use or protected, `rmSync` retries and throws the right error.
    rmSync(folder, { recursive: true, force: true })
  }
}

function removeEntries(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeEntries(path)
    else unlinkSync(path)
  }
  rmdirSync(folder)
}

/**
 * Delete entries of a folder that `listTree` has found. What can't be deleted stays, for
 * `removeTree`.
 */
export function removeEntriesOf(folder: string, entries: readonly string[]): void {
  for (const entry of entries) {
    const path = join(folder, entry)
    try {
      if (entry.endsWith('/')) rmdirSync(path)
      else unlinkSync(path)
    } catch {}
  }
}
