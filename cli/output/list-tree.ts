import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * List everything in a folder without following links. Returns relative paths with `/`; those of
 * folders end with `/` and come after their contents.
 */
export function listTree(root: string): readonly string[] {
  const found: string[] = []
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}${entry.name}`
      if (entry.isDirectory()) {
        visit(`${path}/`)
        found.push(`${path}/`)
      } else found.push(path)
    }
  }
  visit('')
  return found
}
