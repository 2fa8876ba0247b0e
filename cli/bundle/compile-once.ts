import { relative } from 'node:path'
import * as v from 'valibot'
import {
  dependencyRecordSchema,
  isCurrent,
  isOlderThan,
  recordDependencies,
} from '../cache/dependency-record.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { BundleCache } from './cached-bundle.ts'
import {
  type CodeCompilerInput,
  compileCode,
  type CompiledCode,
  toCodeCompilerInput,
} from './compile-code.ts'
import type { WantedPart } from './islands/site-island.ts'
import { hashOf } from '../primitives/hash.ts'

export interface CompileOptions extends Pick<CodeCompilerInput, 'externals'> {
  /** The components that Markdown renders. */
  readonly wanted?: readonly WantedPart[]
  readonly cache?: BundleCache
}

const islandSchema = v.object({
  name: v.string(),
  path: v.string(),
  exported: v.exactOptional(v.string()),
  local: v.string(),
  wake: v.picklist(['intent', 'visible']),
})

const keptSchema = v.object({
  dependencies: dependencyRecordSchema,
  /** Every file that was compiled. */
  inputs: v.array(v.string()),
  /** Paths of files and their code. */
  code: v.array(v.tuple([v.string(), v.string()])),
  maps: v.array(v.tuple([v.string(), v.string()])),
  stylesheets: v.array(v.string()),
  islands: v.array(islandSchema),
  islandOf: v.array(v.tuple([v.string(), islandSchema])),
  unknown: v.array(v.string()),
  liveEntries: v.array(
    v.object({
      path: v.string(),
      handler: v.string(),
      hook: v.string(),
      hasState: v.boolean(),
      hasEffects: v.boolean(),
      hasParameters: v.boolean(),
      propNames: v.array(v.string()),
      island: islandSchema,
    }),
  ),
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
  { cache, externals, wanted = [] }: CompileOptions,
): Promise<CodeResult> {
  const { siteDir } = config
  const input = toCodeCompilerInput(config, externals)
  const key = keyOf(files, input, wanted)
  const kept = parseKept(cache?.get(key))
  if (kept && isCurrent(kept.dependencies, siteDir)) {
    const { code, maps, islandOf, dependencies: _, ...rest } = kept
    const read = { code: new Map(code), maps: new Map(maps), islandOf: new Map(islandOf) }
    return { ...rest, ...read, diagnostics: [] }
  }

  const started = Date.now()
  const { graph, ...compiled } = await compileCode(files, input, wanted)
  if (cache && compiled.diagnostics.length === 0 && files.length > 0) {
    const dependencies = recordDependencies(graph, { siteDir })
    if (!isOlderThan(started, dependencies, siteDir)) return compiled
    const fresh: Kept = {
      dependencies,
      inputs: [...compiled.inputs],
      code: [...compiled.code],
      maps: [...compiled.maps],
      stylesheets: [...compiled.stylesheets],
      islands: [...compiled.islands],
      islandOf: [...compiled.islandOf],
      unknown: [...compiled.unknown],
      liveEntries: compiled.liveEntries.map((entry) => ({
        ...entry,
        propNames: [...entry.propNames],
      })),
    }
    cache.set(key, Buffer.from(JSON.stringify(fresh)))
  }
  return compiled
}

/** Of the two folders only their relation counts, so that a cache survives a move of the site. */
function keyOf(
  files: readonly string[],
  { siteDir, packageDir, ...input }: CodeCompilerInput,
  wanted: readonly WantedPart[],
): string {
  return hashOf('code', relative(siteDir, packageDir), JSON.stringify({ files, wanted, ...input }))
}

function parseKept(bytes: Uint8Array | undefined): Kept | undefined {
  if (!bytes) return undefined
  const kept = v.safeParse(keptSchema, JSON.parse(Buffer.from(bytes).toString('utf8')))
  return kept.success ? kept.output : undefined
}
