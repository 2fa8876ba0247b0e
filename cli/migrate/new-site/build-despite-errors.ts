import type { ResolvedConfig } from '../../schema/schema.ts'
import type { BuildOutcome, BuildTools } from './prune-and-retry.ts'

/** An error may hide others, so each build can reveal new rules that have to become warnings. */
const maxBuilds = 4

/** Build the site again with the rules of all errors found so far set to `warn`. */
export async function buildDespiteErrors(
  config: ResolvedConfig,
  failed: BuildOutcome,
  { build, signal }: BuildTools,
): Promise<BuildOutcome> {
  let { checks } = config
  let outcome = failed
  for (let left = maxBuilds; left > 0 && outcome.kind === 'failed'; left -= 1) {
    const errors = outcome.diagnostics.filter(({ severity }) => severity === 'error')
    const rules = Object.fromEntries(errors.map(({ rule }) => [rule, 'warn' as const]))
    checks = { ...checks, rules: { ...checks.rules, ...rules } }
    outcome = await build({ ...config, checks })
    if (signal.aborted) break
  }
  return outcome
}
