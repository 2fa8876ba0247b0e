import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { manifestName } from './output-manifest.ts'

/** Paths of the files in the output folder that docs-ssg did not create; links are not followed. */
export function findUnmanagedFiles(
  outDir: string,
  isManaged: (path: string) => boolean,
): readonly string[] {
  const found: string[] = []
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(outDir, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) visit(path)
      else if (path !== manifestName && !isManaged(path)) found.push(path)
    }
  }
  visit('')
  return found.toSorted()
}
