import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashReads } from '../../cache/hash-reads.ts'
import { type NewPack, packFile } from '../../parts/pack.ts'
import { formatManifest, manifestFile, toOwnReads } from '../../parts/part-manifest.ts'
import { packPages } from '../../pipeline/packed-pages.ts'
import { packRendered } from '../../pipeline/pack-rendered.ts'
import type { IsOwn } from '../../pipeline/part-reuse.ts'
import type { PipelineResult } from '../../pipeline/run-pipeline.ts'
import { installedTools } from '../open-command-cache.ts'

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
  const { siteDir, configHash } = site.config
  const own = [...compiled.bySource].filter(([{ variant }]) => isOwn(variant))
  const pages = packPages(pack, new Map(own))
  const pageCount = packRendered(pack, { site, rendered }, isOwn)
  const names = [...toOwnReads(compiled.reads)]
  // Without a manifest, a part that is interrupted here is none.
  rmSync(join(folder, manifestFile), { force: true })
  const text = formatManifest({
    tool: installedTools(),
    config: configHash,
    input: compiled.inputHash,
    variants: [...variants],
    reads: { names, hash: hashReads(names, siteDir) },
    pages,
    entries: pack.finish(),
  })
  writeFileSync(join(folder, manifestFile), text)
  return { pageCount, bytes: text.length + statSync(join(folder, packFile)).size }
}
