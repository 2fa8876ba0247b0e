import * as v from 'valibot'
import type { CodeGraph } from '../cache/code-graph.ts'
import {
  type DependencyRecord,
  dependencyRecordSchema,
  hashRecord,
  isCurrent,
  isOlderThan,
  recordDependencies,
} from '../cache/dependency-record.ts'
import type { ClientBundle, OutputKind } from '../model/output.ts'
import type { OutputPath } from '../model/paths.ts'
import { tryParseJson } from '../primitives/formats/try-parse-json.ts'
import { hashOf } from '../primitives/hash.ts'
import { isRecord } from '../primitives/is-record.ts'
import { ownRecord } from '../primitives/own-record.ts'
import { textOf } from '../primitives/text/text-of.ts'

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
  readonly graph: CodeGraph
  /** Where packages are found that no `node_modules` folder contains. */
  readonly nodePaths: readonly string[]
  /** When the bundle was begun, in milliseconds of the epoch. */
  readonly started: number
}

/**
 * Load the last bundle with this key, if the same imports still resolve to the same files with the
 * same contents.
 */
export function loadBundle(
  cache: BundleCache,
  key: string,
  siteDir: string,
): ClientBundle | undefined {
  const load = (name: string): unknown => {
    const bytes = cache.get(name)
    return tryParseJson(bytes && textOf(bytes))
  }
  const record = v.safeParse(dependencyRecordSchema, load(key))
  if (!record.success || !isCurrent(record.output, siteDir)) return undefined
  return toBundle(load(bundleKey(key, record.output)))
}

/**
 * Store a bundle together with the record of its dependencies, unless one of them has been
 * edited since the bundle started.
 */
export function saveBundle(cache: BundleCache, fresh: FreshBundle, siteDir: string): void {
  const { graph, nodePaths, started } = fresh
  const record = recordDependencies(graph, { siteDir, nodePaths })
  if (!isOlderThan(started, record, siteDir)) return
  const files = fresh.bundle.files.map(({ path, kind, contents }) => [
    path,
    kind,
    Buffer.from(contents).toString('base64'),
  ])
  cache.set(fresh.key, encode(record))
  cache.set(bundleKey(fresh.key, record), encode({ ...fresh.bundle, files }))
}

function bundleKey(key: string, record: DependencyRecord): string {
  return hashOf('bundle of', key, hashRecord(record))
}

const encode = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))

const sizesSchema = v.object({
  shared: v.number(),
  components: v.array(v.object({ name: v.string(), path: v.string(), bytes: v.number() })),
})

const partsSchema = ownRecord(v.string(), v.string())

function toBundle(stored: unknown): ClientBundle | undefined {
  if (!isRecord(stored)) return undefined
  const { entryUrl, stylesheetUrl, searchWorkerUrl, mathStylesheetUrl, buildId, files, fonts } =
    stored
  const parts = v.safeParse(partsSchema, stored['partStylesheets'])
  if (typeof entryUrl !== 'string' || typeof stylesheetUrl !== 'string') return undefined
  if (typeof searchWorkerUrl !== 'string') return undefined
  const sizes = v.safeParse(sizesSchema, stored['islandSizes'])
  if (typeof buildId !== 'string' || !Array.isArray(files)) return undefined
  return {
    entryUrl,
    stylesheetUrl,
    searchWorkerUrl,
    ...(typeof mathStylesheetUrl === 'string' ? { mathStylesheetUrl } : {}),
    ...(Array.isArray(fonts) ? { fonts } : {}),
    ...(parts.success ? { partStylesheets: parts.output } : {}),
    buildId,
    ...(sizes.success ? { islandSizes: sizes.output } : {}),
    files: files.map(([path, kind, base64]: [OutputPath, OutputKind, string]) => ({
      path,
      kind,
      contents: Buffer.from(base64, 'base64'),
    })),
  }
}
