import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashReads } from '../../cache/hash-reads.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { type NewPack, packFile } from '../../parts/pack.ts'
import {
  formatManifest,
  manifestFile,
  type PartManifest,
  toOwnReads,
} from '../../parts/part-manifest.ts'
import type { CompiledPages } from '../../pipeline/compiling/compile-pages.ts'
import { installedTools } from '../open-command-cache.ts'

/** A part whose pack has everything, without its manifest. */
interface PackedPart {
  readonly folder: string
  readonly pack: NewPack
  readonly variants: readonly string[]
  readonly compiled: Pick<CompiledPages, 'inputHash' | 'reads'>
  readonly pages: PartManifest['pages']
}

/** Finish the pack of a part and write its manifest; returns the bytes of both. */
export function writeManifest(
  { siteDir, configHash }: Pick<ResolvedConfig, 'siteDir' | 'configHash'>,
  { folder, pack, variants, compiled, pages }: PackedPart,
): number {
  // Without a manifest, a part that is interrupted here is none.
  rmSync(join(folder, manifestFile), { force: true })
  const names = [...toOwnReads(compiled.reads)]
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
  return text.length + statSync(join(folder, packFile)).size
}
