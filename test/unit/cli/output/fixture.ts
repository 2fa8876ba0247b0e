import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutputResult } from '../../../../cli/output/write-output.ts'
import { open, toFile } from './output-process.ts'

/** One whole build. */
export async function writeSite(
  outDir: string,
  files: Readonly<Record<string, string>>,
): Promise<OutputResult> {
  const output = await open(outDir)
  for (const [path, contents] of Object.entries(files)) output.write(toFile(path, contents))
  return output.commit()
}

/** Paths and contents below a folder, without the record of the build. */
export function readSite(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => !entry.isDirectory() && entry.name !== '.docs-ssg-manifest.json')
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  return Object.fromEntries(
    files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
  )
}

export function put(path: string, contents: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, contents)
}
