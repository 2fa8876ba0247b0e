import type { NewPack } from '../../parts/pack.ts'
import { createFrozenTest } from '../../pipeline/reuse/frozen-pages.ts'
import { packPages } from '../../pipeline/compiling/packed-pages.ts'
import { packRendered } from '../../pipeline/rendering/pack-rendered.ts'
import type { IsOwn } from '../../pipeline/reuse/part-reuse.ts'
import type { PipelineResult } from '../../pipeline/run-pipeline.ts'
import { writeManifest } from './write-manifest.ts'

/** Where a part goes, and what belongs to it. */
export interface PartOutput {
  readonly pack: NewPack
  readonly folder: string
  readonly variants: readonly string[]
  readonly isOwn: IsOwn
}

/** Write the pack and the manifest of a part; returns the number of its pages and its bytes. */
export function writePart(
  { site, rendered, compiled }: Extract<PipelineResult, { kind: 'rendered' }>,
  { pack, folder, variants, isOwn }: PartOutput,
): { readonly pageCount: number; readonly bytes: number } {
  // Those of frozen versions are beside the sources.
  const isFrozen = createFrozenTest(site.config)
  const own = [...compiled.bySource].filter(
    ([source]) => isOwn(source.variant) && !isFrozen(source),
  )
  const pages = packPages(pack, new Map(own))
  const pageCount = packRendered(pack, { site, rendered }, isOwn)
  const bytes = writeManifest(site.config, { folder, pack, variants, compiled, pages })
  return { pageCount, bytes }
}
