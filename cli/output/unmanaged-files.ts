import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { manifestName } from './output-manifest.ts'

/** Paths in the output folder that docs-ssg did not make, links not followed; folders count by their files. */
export function findUnmanagedFiles(
  outDir: string,
  isOurs: (path: string) => boolean,
): readonly string[] {
  const found: string[] = []
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(outDir, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) visit(path)
      else if (path !== manifestName && !isOurs(path)) found.push(path)
    }
  }
  visit('')
  return found.toSorted()
}
