import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { ClientBundle, OutputKind } from '../model/output.ts'
import type { OutputPath } from '../model/paths.ts'
import type { SiteParts } from './bundle-options.ts'
import { toSiteValues } from './docusaurus-imports.ts'
import { toInputFile } from './asset-imports.ts'
import type { SiteIsland } from './site-islands.ts'
import { sha256 } from '../primitives/hash.ts'

/** What a bundle is kept in: bytes that were set come back, or nothing does. Keys are SHA-256, hex. */
export interface BundleCache {
  get(key: string): Uint8Array | undefined
  set(key: string, value: Uint8Array): void
}

/** What was bundled, from what. */
export interface FreshBundle {
  readonly key: string
  readonly bundle: ClientBundle
  /** Paths from the site's folder on. */
  readonly inputs: readonly string[]
}

/** The key of all but the files: options, names of the islands, where the package lies as seen from the site. */
export function bundleKey(
  config: ResolvedConfig,
  islands: readonly SiteIsland[],
  { stylesheets, messages }: SiteParts,
): string {
  const { baseUrl, minify, customCss, search, siteDir, packageDir } = config
  const { math, mermaid } = config.markdown
  return sha256(
    JSON.stringify([
      'bundle',
      baseUrl,
      minify,
      customCss,
      config.theme.look,
      search.provider,
      relative(siteDir, packageDir),
      islands,
      math,
      mermaid,
      stylesheets,
      islands.length > 0 ? [toSiteValues(config), messages] : undefined,
    ]),
  )
}

/** The bundle made last under this key, if each file it was made from still holds the same bytes. */
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

/** Keep a bundle under what it was made from. */
export async function saveBundle(
  cache: BundleCache,
  fresh: FreshBundle,
  siteDir: string,
): Promise<void> {
  const inputs = [...new Set(fresh.inputs.map(toInputFile))]
    // These are generated: from options, which are in the key, and from other inputs.
    .filter((path) => !/^(?:entry|picture):/.test(path))
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
  if (typeof stored !== 'object' || stored === null) return undefined
  const record: Partial<Record<string, unknown>> = { ...stored }
  const { entryUrl, stylesheetUrl, searchWorkerUrl, mathStylesheetUrl, buildId, files } = record
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
