import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { sep } from 'node:path'

/** Paths of everything in a folder and its subfolders, relative to it, with slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true })
  return entries.map((entry) => entry.split(sep).join('/')).toSorted()
}
