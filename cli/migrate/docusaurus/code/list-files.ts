import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { toPosixPath } from '../../../primitives/posix-path.ts'

/** Paths of everything in a folder and its subfolders, relative to it, with slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true })
  return entries.map((entry) => toPosixPath(entry)).toSorted()
}
