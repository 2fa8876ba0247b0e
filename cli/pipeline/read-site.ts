import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { readSources, type SourceSet } from '../content/sources/read-sources.ts'

/** Read everything that a site is made from, the pages that integrations add included. */
export async function readSite(config: ResolvedConfig, cache: Cache): Promise<SourceSet> {
  const makesPages = config.integrations.some(({ hooks }) => hooks.addPages !== undefined)
  if (!makesPages) return readSources(config)
  const { addPages } = await import('../integrations/add-pages.ts')
  return readSources(config, await addPages(config, cache))
}
