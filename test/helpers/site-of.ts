import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
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

/** An empty folder that goes away when the test ends; its real path, without links. */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docs-ssg-')))
  onTestFinished(async () => rm(folder, { recursive: true, force: true }))
  return folder
}
