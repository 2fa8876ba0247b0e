import { refuseOutput } from '../../output/write-site.ts'
import { createStageTimer } from '../../pipeline/stage-timer.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { BuildResult } from './build-result.ts'

/** The result of a build that must not replace its output folder, which is known before any page is read. */
export function refuseBuild(config: ResolvedConfig): BuildResult | undefined {
  const refusal = refuseOutput(config)
  if (!refusal) return undefined
  const diagnostics = finalizeDiagnostics([refusal], config)
  return { kind: 'failed', pageCount: 0, bytes: 0, diagnostics, ...createStageTimer().spent() }
}
