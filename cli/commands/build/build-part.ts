import type { Cache } from '../../cache/open-cache.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { createPack } from '../../parts/pack.ts'
import { createPartReuse, type IsOwn } from '../../pipeline/reuse/part-reuse.ts'
import { runPipeline } from '../../pipeline/run-pipeline.ts'
import { createStageTimer, type StageTimer } from '../../pipeline/stage-timer.ts'
import { openCommandCache } from '../open-command-cache.ts'
import type { BuildOptions } from './build-result.ts'
import { partFindings } from './part-findings.ts'
import { type PartOutput, writePart } from './write-part.ts'

/** `failed`: a page of the part has an error, and no part was written. */
interface BuiltPart {
  readonly kind: 'built' | 'failed'
  readonly diagnostics: readonly Diagnostic[]
  readonly pageCount: number
  readonly bytes: number
}

type Options = Pick<BuildOptions, 'cache' | 'signal' | 'onProgress' | 'onStageEnd' | 'strict'>

/** Compile, check and render the pages of a part. Whatever concerns other parts is left to `join`. */
export async function buildPart(
  config: ResolvedConfig,
  { variants, folder }: Pick<PartOutput, 'variants' | 'folder'>,
  { cache: isCached, signal, onProgress, onStageEnd, strict }: Options,
): Promise<BuiltPart> {
  const isOwn: IsOwn = ({ version, locale }) => variants.includes(`${version}/${locale}`)
  const timer = createStageTimer(onProgress, signal, onStageEnd)
  const cache = await openCommandCache(config.cacheDir, isCached, config.cache)
  const pack = createPack(config.siteDir, folder)
  try {
    return await fillPart(config, { pack, folder, variants, isOwn }, { cache, timer, strict })
  } finally {
    pack.abandon()
  }
}

async function fillPart(
  config: ResolvedConfig,
  output: PartOutput,
  { cache, timer, strict }: { cache: Cache; timer: StageTimer; strict: boolean },
): Promise<BuiltPart> {
  const { pack, isOwn } = output
  const result = await runPipeline(config, {
    cache,
    timer,
    reuse: createPartReuse(isOwn, pack),
    isWritten: false,
  })
  const { diagnostics, fails } = partFindings(result, { config, cache, isOwn, strict })
  if (result.kind === 'unbundled' || fails)
    return { kind: 'failed', diagnostics, pageCount: 0, bytes: 0 }
  const written = await timer.time('write', async () => writePart(result, output))
  await cache.commit()
  return { kind: 'built', diagnostics, ...written }
}
