// The compiled config of the last run, if nothing has changed that it or its packages depend on.
// Must not fail: a cache that cannot be read or written only costs time.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCacheFolder } from '../../cache/cache-folder.ts'
import * as v from 'valibot'
import { dependencyRecordSchema, isCurrent, isOlderThan } from '../../cache/dependency-record.ts'
import type { CompiledConfig } from './compile-config.ts'
import { sha256 } from '../../primitives/hash.ts'
import { replaceFile } from '../../cache/replace-file.ts'

const fileName = 'config.json'
const format = 2

const entrySchema = v.object({
  format: v.literal(format),
  file: v.string(),
  code: v.string(),
  codeHash: v.string(),
  map: v.string(),
  dependencies: dependencyRecordSchema,
})

/** Absolute. */
interface ConfigFolders {
  readonly siteDir: string
  readonly cacheDir: string
}

/** The compiled form of this config; undefined when one of its dependencies has changed since. */
export async function readCompiledConfig(
  { siteDir, cacheDir }: ConfigFolders,
  file: string,
): Promise<CompiledConfig | undefined> {
  try {
    const text = await readFile(join(cacheDir, fileName), 'utf8')
    const entry = v.parse(entrySchema, JSON.parse(text))
    if (entry.file !== file || entry.codeHash !== sha256(entry.code)) return undefined
    const { code, map, dependencies } = entry
    return isCurrent(dependencies, siteDir) ? { code, map, dependencies } : undefined
  } catch {
    return undefined
  }
}

/**
 * Store a config for the next run. It was compiled from `started`, in milliseconds of the epoch, on, and
 * isn't stored if it has been edited since.
 */
export async function writeCompiledConfig(
  { siteDir, cacheDir }: ConfigFolders,
  { file, started }: { readonly file: string; readonly started: number },
  { code, map, dependencies }: CompiledConfig,
): Promise<void> {
  try {
    if (!isOlderThan(started, dependencies, siteDir)) return
    const entry = { format, file, code, codeHash: sha256(code), map, dependencies }
    createCacheFolder(cacheDir)
    replaceFile(join(cacheDir, fileName), JSON.stringify(entry))
  } catch {
    // With a read-only folder, the next run compiles again.
  }
}
