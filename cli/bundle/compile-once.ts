import { relative } from 'node:path'
import * as v from 'valibot'
import {
  dependencyRecordSchema,
  isCurrent,
  recordDependencies,
} from '../cache/dependency-record.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { BundleCache } from './cached-bundle.ts'
import {
  type CodeCompilerInput,
  compileCode,
  type CompiledCode,
  toCodeCompilerInput,
} from './compile-code.ts'
import { hashOf } from '../primitives/hash.ts'

export interface CompileOptions extends Pick<CodeCompilerInput, 'externals'> {
  readonly cache?: BundleCache
}

const keptSchema = v.object({
  dependencies: dependencyRecordSchema,
  /** Every file that was compiled. */
  inputs: v.array(v.string()),
  /** Paths of files and their code. */
  code: v.array(v.tuple([v.string(), v.string()])),
  stylesheets: v.array(v.string()),
})

type Kept = v.InferOutput<typeof keptSchema>
type CodeResult = Omit<CompiledCode, 'graph'>

/**
 * `compileCode`, or its last result as long as the same imports resolve to the same files with the same
 * contents. Code with errors is never kept.
 */
export async function compileOnce(
  files: readonly string[],
  config: ResolvedConfig,
  { cache, externals }: CompileOptions,
): Promise<CodeResult> {
  const { siteDir } = config
  const input = toCodeCompilerInput(config, externals)
  const key = keyOf(files, input)
  const kept = parseKept(cache?.get(key))
  if (kept && isCurrent(kept.dependencies, siteDir)) {
    const { code, stylesheets, inputs } = kept
    return { code: new Map(code), stylesheets, inputs, diagnostics: [] }
  }

  const { graph, code, diagnostics, inputs, stylesheets } = await compileCode(files, input)
  if (cache && diagnostics.length === 0 && files.length > 0) {
    const dependencies = recordDependencies(graph, { siteDir })
    const fresh: Kept = {
      dependencies,
      inputs: [...inputs],
      code: [...code],
      stylesheets: [...stylesheets],
    }
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

function parseKept(bytes: Uint8Array | undefined): Kept | undefined {
  if (!bytes) return undefined
  const kept = v.safeParse(keptSchema, JSON.parse(Buffer.from(bytes).toString('utf8')))
  return kept.success ? kept.output : undefined
}
