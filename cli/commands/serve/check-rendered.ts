import { allChecks } from '../../checks/all-checks.ts'
import type { CheckTools } from '../../checks/check.ts'
import { createCheckContext } from '../../checks/create-check-context.ts'
import { createCheckRun, selectChecks } from '../../checks/run-checks.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PipelineResult } from '../../pipeline/run-pipeline.ts'

type Rendered = Extract<PipelineResult, { kind: 'rendered' }>

/** The findings of the pipeline and of the checks that every build runs. */
export async function checkRendered(
  result: Rendered,
  tools: CheckTools,
): Promise<readonly Diagnostic[]> {
  const { config } = result.site
  const checks = createCheckRun(selectChecks(allChecks, { phases: ['always'] }, config))
  const reported = await checks.runSiteChecks(createCheckContext(result, tools))
  return [...result.diagnostics, ...reported]
}
