// The folders that docs-ssg writes for content: samples to compile, copies of generated pages. Names
// of content are joined with them here and nowhere else.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { InsideName } from './inside-name.ts'
import { tryReadText } from './regular-file.ts'

declare const workFolder: unique symbol
declare const workFile: unique symbol

/** The absolute path of a folder that docs-ssg made for itself. */
export type WorkFolder = string & { readonly [workFolder]: true }

/** The absolute path of a file below such a folder. */
export type WorkFile = string & { readonly [workFile]: true }

/** A name that the tool itself chose: letters, digits and signs, no slashes. */
const ownSegment = /^[\w-][\w.-]*$/

/** The folder `name`, which the tool chose, below the absolute `parent`. It need not exist. */
export function toWorkFolder(parent: string, name: string): WorkFolder {
  if (!ownSegment.test(name)) throw new Error(`\`${name}\` is not a name of a folder.`)
  return join(parent, name) as WorkFolder
}

/** The file `name` in a folder. */
export const fileIn = (folder: WorkFolder, name: InsideName): WorkFile =>
  join(folder, name) as WorkFile

/** The file with a name that the tool itself chose. */
export function ownFileIn(folder: WorkFolder, name: string): WorkFile {
  if (!ownSegment.test(name)) throw new Error(`\`${name}\` is not a name of a file.`)
  return join(folder, name) as WorkFile
}

/** Write a file and the folders it is in. */
export async function writeWorkFile(file: WorkFile, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Write a file and the folders it is in, and return only when that is done. */
export function writeWorkFileSync(file: WorkFile, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** True if the absolute `folder` has a file with this name already. */
export const isTaken = (folder: string, name: InsideName): boolean => existsSync(join(folder, name))

/** True if the file has exactly this text. */
export const hasText = (file: WorkFile, text: string): boolean => tryReadText(file) === text

/** Remove the files of a folder that are not among those to keep. */
export function keepOnly(folder: WorkFolder, kept: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !kept.has(file)) rmSync(file)
  }
}

/** Remove a folder and everything in it; one that is missing is fine. */
export const removeWorkFolder = (folder: WorkFolder): Promise<void> =>
  rm(folder, { recursive: true, force: true })
