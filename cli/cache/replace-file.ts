import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { pid } from 'node:process'
import { threadId } from 'node:worker_threads'

/** Of this process and thread, so that two that write the same file don't share a draft. */
const toDraft = (path: string): string =>
  `${path}.${pid}-${threadId}-${Date.now().toString(36)}.tmp`

/**
 * Write a file in one step, so that readers see the old one or the new one. `draft`: where it is
 * written first, in the same folder. Throws the error of the file system, and leaves no draft then.
 */
export function replaceFile(
  path: string,
  contents: string | Uint8Array,
  draft = toDraft(path),
): void {
  try {
    writeFileSync(draft, contents)
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
