import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { BundleCache } from './cached-bundle.ts'
import {
  type CodeCompilerInput,
  compileCode,
  type CompiledCode,
  toCodeCompilerInput,
} from './compile-code.ts'
import { hashOf, sha256 } from '../primitives/hash.ts'

export interface CompileOptions extends Pick<CodeCompilerInput, 'externals'> {
  readonly cache?: BundleCache
}

type Hashes = readonly (readonly [path: string, sha256: string])[]

interface Kept {
  /** Every file that was compiled. */
  readonly inputs: Hashes
  /** Paths of files and their code. */
  readonly code: readonly (readonly [string, string])[]
  readonly stylesheets: readonly string[]
}

/**
 * `compileCode`, or its last result as long as no file that it read has changed. Code with errors
 * is never kept.
 */
export async function compileOnce(
  files: readonly string[],
  config: ResolvedConfig,
  { cache, externals }: CompileOptions,
): Promise<CompiledCode> {
  const { siteDir } = config
  const input = toCodeCompilerInput(config, externals)
  const key = keyOf(files, input)
  const kept = parseKept(cache?.get(key))
  if (kept && (await isCurrent(kept.inputs, siteDir)))
    return {
      code: new Map(kept.code),
      stylesheets: kept.stylesheets,
      inputs: kept.inputs.map(([path]) => path),
      diagnostics: [],
    }

  const { code, diagnostics, inputs, stylesheets } = await compileCode(files, input)
  if (cache && diagnostics.length === 0 && files.length > 0) {
    const fresh: Kept = { inputs: await hashInputs(inputs, siteDir), code: [...code], stylesheets }
    cache.set(key, Buffer.from(JSON.stringify(fresh)))
  }
  return { code, stylesheets, inputs, diagnostics }
}

/** Of the two folders only their relation counts, so that a cache survives a move of the site. */
function keyOf(
  files: readonly string[],
  { siteDir, packageDir, ...input }: CodeCompilerInput,
): string {
  return hashOf('code', relative(siteDir, packageDir), JSON.stringify({ files, ...input }))
}

async function isCurrent(inputs: Hashes, siteDir: string): Promise<boolean> {
  const paths = inputs.map(([path]) => path)
  const now = await hashInputs(paths, siteDir)
  return now.every(([, hash], index) => hash === inputs[index]?.[1])
}

function hashInputs(paths: readonly string[], siteDir: string): Promise<Hashes> {
  return Promise.all(
    paths.map(
      async (path) =>
        [path, await readFile(resolve(siteDir, path)).then(sha256, () => 'missing')] as const,
    ),
  )
}

/** A cache returns what was set or nothing, so no more of the shape has to be checked. */
function parseKept(bytes: Uint8Array | undefined): Kept | undefined {
  if (!bytes) return undefined
  const kept: Kept = JSON.parse(Buffer.from(bytes).toString('utf8'))
  return Array.isArray(kept.inputs) && Array.isArray(kept.code) ? kept : undefined
}
