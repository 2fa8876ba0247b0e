import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The record inside the output folder of the files that docs-ssg made. It holds nothing but the paths of published
 * files, so that a deploy which includes it publishes no secret; our servers do not serve it.
 */
export const manifestName = '.docs-ssg-manifest.json'

/** Paths of the files docs-ssg made in `folder`; undefined when the folder is not one of ours. */
export function readOutputManifest(folder: string): ReadonlySet<string> | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, manifestName), 'utf8'))
    return toFiles(value)
  } catch {
    return undefined
  }
}

/** Sorted, so that the same files make the same bytes. */
export function writeOutputManifest(folder: string, files: Iterable<string>): void {
  const sorted = [...files].toSorted()
  const text = JSON.stringify({ version: 1, files: sorted }, undefined, 1)
  writeFileSync(join(folder, manifestName), `${text}\n`)
}

function toFiles(value: unknown): ReadonlySet<string> | undefined {
  if (typeof value !== 'object' || value === null || !('files' in value)) return undefined
  if (!Array.isArray(value.files)) return undefined
  return new Set(value.files.filter((file) => typeof file === 'string'))
}
