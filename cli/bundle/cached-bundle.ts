import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ClientBundle, OutputKind } from '../model/output.ts'
import type { OutputPath } from '../model/paths.ts'
import { toInputFile } from './asset-imports.ts'
import { sha256 } from '../primitives/hash.ts'
import { isRecord } from '../primitives/is-record.ts'

/**
 * Where compiled code and bundles are kept: `get` returns the bytes that were set, or nothing. Keys
 * are SHA-256, hex.
 */
export interface BundleCache {
  get(key: string): Uint8Array | undefined
  set(key: string, value: Uint8Array): void
}

/** A bundle and what it was made from. */
export interface FreshBundle {
  readonly key: string
  readonly bundle: ClientBundle
  /** Relative to the site's folder. */
  readonly inputs: readonly string[]
}

/**
 * Load the last bundle with this key, if the files that it was made from still contain the same
 * bytes.
 */
export async function loadBundle(
  cache: BundleCache,
  key: string,
  siteDir: string,
): Promise<ClientBundle | undefined> {
  const inputs = parse(cache.get(key))
  if (!Array.isArray(inputs)) return undefined
  const stored = parse(cache.get(await inputsKey(key, inputs.map(String), siteDir)))
  return toBundle(stored)
}

/** Store a bundle together with the hash of its inputs. */
export async function saveBundle(
  cache: BundleCache,
  fresh: FreshBundle,
  siteDir: string,
): Promise<void> {
  const inputs = [...new Set(fresh.inputs.map(toInputFile))]
    // These are generated from options, which are in the key, and from other inputs.
    .filter((path) => !/^(?:entry|image):/.test(path))
    .toSorted()
  const files = fresh.bundle.files.map(({ path, kind, contents }) => [
    path,
    kind,
    Buffer.from(contents).toString('base64'),
  ])
  cache.set(fresh.key, encode(inputs))
  cache.set(await inputsKey(fresh.key, inputs, siteDir), encode({ ...fresh.bundle, files }))
}

async function inputsKey(key: string, inputs: readonly string[], siteDir: string): Promise<string> {
  const hashes = await Promise.all(
    inputs.map((path) => readFile(resolve(siteDir, path)).then(sha256, () => 'missing')),
  )
  return sha256(JSON.stringify([key, inputs, hashes]))
}

const encode = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))

function parse(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

function toBundle(stored: unknown): ClientBundle | undefined {
  if (!isRecord(stored)) return undefined
  const { entryUrl, stylesheetUrl, searchWorkerUrl, mathStylesheetUrl, buildId, files } = stored
  if (typeof entryUrl !== 'string' || typeof stylesheetUrl !== 'string') return undefined
  if (typeof searchWorkerUrl !== 'string') return undefined
  if (typeof buildId !== 'string' || !Array.isArray(files)) return undefined
  return {
    entryUrl,
    stylesheetUrl,
    searchWorkerUrl,
    ...(typeof mathStylesheetUrl === 'string' ? { mathStylesheetUrl } : {}),
    buildId,
    files: files.map(([path, kind, base64]: [OutputPath, OutputKind, string]) => ({
      path,
      kind,
      contents: Buffer.from(base64, 'base64'),
    })),
  }
}
