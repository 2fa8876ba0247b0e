import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pid } from 'node:process'

/**
 * The beginning of the absolute path of a temporary folder, for `mkdtemp`. It contains the number of
 * this process, so that folders can be removed after a command was ended: `removeTempFolders`.
 */
export function tempPrefix(purpose: string): string {
  return join(tmpdir(), `docs-ssg-${pid}-${purpose}-`)
}
