import { mkdir, mkdtemp, readdir, realpath, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

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

/** An empty folder that goes away when the test ends; its real path, without links. */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docs-ssg-')))
  onTestFinished(async () => rm(folder, { recursive: true, force: true }))
  return folder
}
