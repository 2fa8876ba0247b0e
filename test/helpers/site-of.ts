import { mkdtempSync, realpathSync } from 'node:fs'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished, TestRunner } from 'vitest'

/** A site in a temporary folder: text (or bytes) by path. The folder goes away when the test ends. */
export async function siteOf(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const siteDir = await temporaryFolder()
  for (const [path, contents] of Object.entries(files)) {
    const file = join(siteDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, contents)
  }
  return siteDir
}

/** Let all files below a folder be an hour old, because caches don't trust what was just written. */
export async function makeOld(folder: string): Promise<void> {
  const anHourAgo = new Date(Date.now() - 3_600_000)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries)
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), anHourAgo, anHourAgo)
}

/** Folders that were made outside tests, which go away after the file of tests. */
const foldersOfFile: string[] = []

/** An empty folder that goes away when the test ends, or the file of tests if none runs; its real path, without links. */
export async function temporaryFolder(): Promise<string> {
  return temporaryFolderSync()
}

/** As `temporaryFolder`, for code that can't wait. */
export function temporaryFolderSync(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-ssg-')))
  if (TestRunner.getCurrentTest() === undefined) foldersOfFile.push(folder)
  else onTestFinished(async () => removeFolder(folder))
  return folder
}

/** Remove what the tests of a file have shared; called after each file. */
export async function removeFoldersOfFile(): Promise<void> {
  await Promise.all(foldersOfFile.splice(0).map(removeFolder))
}

/** Tries again, because a process that ends may still write into it. */
async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
