import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularBytes } from '../gate/regular-file.ts'
import { manifestName } from '../model/paths/output-path.ts'
import { errorCode } from '../primitives/error-code.ts'
import { sha256 } from '../primitives/hash.ts'
import type { BuiltFile } from './file-changes.ts'

/** The files of a built folder, without the list that docs-ssg keeps for itself; none when there is no folder. */
export function hashFolder(root: string): readonly BuiltFile[] {
  const found: BuiltFile[] = []
  const visit = (folder: string): void => {
    for (const entry of listEntries(join(root, folder))) {
      const path = `${folder}${entry.name}`
      if (entry.isDirectory()) visit(`${path}/`)
      else if (entry.isFile() && path !== manifestName) {
        const bytes = readRegularBytes(join(root, path))
        found.push({ path, hash: sha256(bytes), bytes: bytes.byteLength })
      }
    }
  }
  visit('')
  return found
}

function listEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
