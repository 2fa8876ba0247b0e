import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryReadText } from '../gate/regular-file.ts'
import { manifestName } from '../model/paths/output-path.ts'
import { tryParseJson } from '../primitives/formats/try-parse-json.ts'

/**
 * Paths of the files that docs-ssg created in `folder`; undefined if the folder has no manifest.
 */
export function readOutputManifest(folder: string): ReadonlySet<string> | undefined {
  return toFiles(tryParseJson(tryReadText(join(folder, manifestName))))
}

/** Paths are sorted, so that the same files produce the same bytes. */
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
