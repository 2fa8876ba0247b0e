import type { ResolvedConfig } from '../../schema/schema.ts'
import { build } from '../build/build.ts'
import type { BuildResult } from '../build/build-result.ts'
import type { CommandContext } from '../command-context.ts'

/**
 * Build the migrated site as `docs-ssg build` does, without the checks that only run when
 * requested.
 */
export function buildNewSite(
  config: ResolvedConfig,
  { pid, signal }: CommandContext,
): Promise<BuildResult> {
  return build(config, { cache: true, strict: false, check: false, pid, signal })
}
