// The site's content components. Enters: the configuration. Leaves: their code as text, which any thread can run.
// Must not run them, nor know pages.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { posix, resolve } from 'node:path'
import type { ResolvedConfig } from '../config/schema.ts'
import type { Diagnostic } from '../model.ts'
import type { BundleCache } from './cached-bundle.ts'
import { compilePages } from './compile-pages.ts'
import { findSiteIslands } from './site-islands.ts'

/** The components of a site, compiled; every value survives JSON. */
export interface CompiledComponents {
  readonly parts: readonly {
    readonly name: string
    /** Relative to the site's folder. */
    readonly path: string
    /** CommonJS. */
    readonly code: string
    /** It lives in the browser too. */
    readonly isIsland: boolean
  }[]
  /** Of all code; empty when the site has no components. */
  readonly hash: string
}

interface ComponentsResult {
  readonly components: CompiledComponents
  readonly diagnostics: readonly Diagnostic[]
}

interface CompileHost {
  readonly cache?: BundleCache
  /** Names of the modules that components are given instead of bundling them: `react`. */
  readonly provided: readonly string[]
}

interface Kept {
  /** Path and SHA-256 of every file the components were made from. */
  readonly inputs: readonly (readonly [string, string])[]
  readonly components: CompiledComponents
}

/** Of a site that names none. */
export const noComponents: CompiledComponents = { parts: [], hash: '' }

/** Compile what `components` names; from the cache while no file they are made of has changed. */
export async function compileComponents(
  config: ResolvedConfig,
  { cache, provided }: CompileHost,
): Promise<ComponentsResult> {
  const entries = Object.entries(config.components).map(
    ([name, path]) => [name, posix.normalize(path)] as const,
  )
  if (entries.length === 0) return { components: noComponents, diagnostics: [] }
  const key = sha256(JSON.stringify(['components', entries, provided]))
  const kept = parseKept(cache?.get(key))
  if (kept && (await isCurrent(kept, config.siteDir)))
    return { components: kept.components, diagnostics: [] }

  const files = [...new Set(entries.map(([, path]) => path))]
  const compiled = await compilePages(files, config, provided)
  const islands = new Set((await findSiteIslands(config)).map(({ name }) => name))
  const parts = entries.flatMap(([name, path]) => {
    const code = compiled.code.get(path)
    return code === undefined ? [] : [{ name, path, code, isIsland: islands.has(name) }]
  })
  const components = { parts, hash: sha256(JSON.stringify(parts)) }
  if (compiled.diagnostics.length === 0) {
    const inputs = await hashInputs(compiled.inputs, config.siteDir)
    const fresh: Kept = { inputs, components }
    cache?.set(key, Buffer.from(JSON.stringify(fresh)))
  }
  return { components, diagnostics: compiled.diagnostics }
}

async function isCurrent(kept: Kept, siteDir: string): Promise<boolean> {
  const paths = kept.inputs.map(([path]) => path)
  const now = await hashInputs(paths, siteDir)
  return now.every(([, hash], index) => hash === kept.inputs[index]?.[1])
}

function hashInputs(
  paths: readonly string[],
  siteDir: string,
): Promise<(readonly [string, string])[]> {
  return Promise.all(
    paths.map(
      async (path) =>
        [path, await readFile(resolve(siteDir, path)).then(sha256, () => 'missing')] as const,
    ),
  )
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

/** A cache gives back what was set or nothing, so the shape needs no more than this look. */
function parseKept(bytes: Uint8Array | undefined): Kept | undefined {
  if (!bytes) return undefined
  const kept: Kept = JSON.parse(Buffer.from(bytes).toString('utf8'))
  return Array.isArray(kept.inputs) ? kept : undefined
}
