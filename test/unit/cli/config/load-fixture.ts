import { loadConfig, type LoadConfigResult } from '../../../../cli/config/load-config.ts'
import type { ResolvedConfig } from '../../../../cli/schema/schema.ts'
import { siteOf } from '../../../helpers/site-of.ts'

/** `line:column rule message` of each diagnostic. */
export function findings(result: LoadConfigResult): readonly string[] {
  if (result.kind === 'loaded') return []
  return result.diagnostics.map(
    ({ rule, message, place }) => `${place?.line ?? 0}:${place?.column ?? 0} ${rule} ${message}`,
  )
}

/** Load the config of a site with these files. */
export async function load(files: Readonly<Record<string, string>>): Promise<LoadConfigResult> {
  return loadConfig({ siteDir: await siteOf({ 'docs/a.md': '# A', ...files }) })
}

/** The config; fails the test when it is invalid. */
export function loaded(result: LoadConfigResult): ResolvedConfig {
  if (result.kind === 'invalid') throw new Error(findings(result).join('\n'))
  return result.config
}
