// The compiled config of the last run, if no file it was built from has changed.
// Must not fail: a cache that cannot be read or written only costs time.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { CompiledConfig } from './compile-config.ts'
import { sha256 } from '../primitives/hash.ts'

const fileName = 'config.json'
const format = 1

const entrySchema = v.object({
  format: v.literal(format),
  file: v.string(),
  code: v.string(),
  codeHash: v.string(),
  map: v.string(),
  inputs: v.pipe(v.array(v.object({ path: v.string(), hash: v.string() })), v.minLength(1)),
})

/** SHA-256, hex. */
export const toHash = (contents: string | Uint8Array): string => sha256(contents)

/** The compiled form of this config; undefined when a file has changed since. */
export async function readCompiledConfig(
  cacheDir: string,
  file: string,
): Promise<CompiledConfig | undefined> {
  try {
    const text = await readFile(join(cacheDir, fileName), 'utf8')
    const entry = v.parse(entrySchema, JSON.parse(text))
    if (entry.file !== file || entry.codeHash !== toHash(entry.code)) return undefined
    const hashes = await Promise.all(entry.inputs.map(async ({ path }) => hashFile(path)))
    if (hashes.some((hash, index) => hash !== entry.inputs[index]?.hash)) return undefined
    return { code: entry.code, map: entry.map, inputs: entry.inputs.map(({ path }) => path) }
  } catch {
    return undefined
  }
}

/** Store a compiled config for the next run. */
export async function writeCompiledConfig(
  cacheDir: string,
  file: string,
  { code, map, inputs }: CompiledConfig,
): Promise<void> {
  try {
    const hashed = inputs.map(async (path) => ({ path, hash: await hashFile(path) }))
    const entry = {
      format,
      file,
      code,
      codeHash: toHash(code),
      map,
      inputs: await Promise.all(hashed),
    }
    await mkdir(cacheDir, { recursive: true })
    // Renamed into place, so that a reader sees the old file or the new one.
    const staged = join(cacheDir, `${fileName}.${toHash(code).slice(0, 8)}.tmp`)
    await writeFile(staged, JSON.stringify(entry))
    await rename(staged, join(cacheDir, fileName))
  } catch {
    // With a read-only folder, the next run compiles again.
  }
}

async function hashFile(path: string): Promise<string> {
  return toHash(await readFile(path))
}
