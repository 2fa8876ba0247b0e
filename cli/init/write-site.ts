import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PlannedFile, SitePlan } from './plan-site.ts'

/** The first file of the plan that exists and would be lost. */
export function findTaken(folder: string, { files }: SitePlan): PlannedFile | undefined {
  return files.find(({ path, isExtended }) => !isExtended && existsSync(join(folder, path)))
}

/** Write all files of the plan. */
export async function writeSite(folder: string, { files }: SitePlan): Promise<void> {
  for (const { path, contents } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), contents)
  }
}
