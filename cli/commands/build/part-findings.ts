import type { Cache } from '../../cache/open-cache.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { IsOwn } from '../../pipeline/reuse/part-reuse.ts'
import type { PipelineResult } from '../../pipeline/run-pipeline.ts'
import { isFailure } from '../../report/diagnostic.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'
import type { PagesBySource } from '../../pipeline/reuse/wanted-pages.ts'

interface PartOf {
  readonly config: ResolvedConfig
  readonly cache: Cache
  readonly isOwn: IsOwn
  readonly strict: boolean
}

/**
 * The findings in a part. If something in another part stops the build, such as a frozen version that was
 * edited, there are all of them.
 */
export function partFindings(
  result: PipelineResult,
  { config, cache, isOwn, strict }: PartOf,
): { readonly diagnostics: readonly Diagnostic[]; readonly fails: boolean } {
  const all = [
    ...result.diagnostics,
    ...(result.kind === 'rendered' ? result.links.diagnostics : []),
  ]
  const finalize = (some: readonly Diagnostic[]): readonly Diagnostic[] =>
    finalizeDiagnostics([...some, ...cache.findings()], config)
  const own = finalize(all.filter(isAboutPart(result.compiled.bySource, isOwn)))
  if (own.some((one) => isFailure(one, strict))) return { diagnostics: own, fails: true }
  return result.kind === 'rendered'
    ? { diagnostics: own, fails: false }
    : { diagnostics: finalize(all), fails: true }
}

/** Make the test that is false for findings in sources without a page in the part. */
function isAboutPart(pages: PagesBySource, isOwn: IsOwn): (found: Diagnostic) => boolean {
  const sources = [...pages.keys()]
  const own = new Set(sources.filter(({ variant }) => isOwn(variant)).map(({ path }) => path))
  const others = new Set(sources.map(({ path }) => path).filter((path) => !own.has(path)))
  return ({ place }) => place === undefined || !others.has(place.path)
}
