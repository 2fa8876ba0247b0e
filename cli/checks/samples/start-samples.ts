import type { Cache } from '../../cache/open-cache.ts'
import type { Site } from '../../model/site.ts'
import type { SampleProof } from './check-samples.ts'

/** Waits for samples that are at work. */
export type RunningSamples = () => Promise<SampleProof>

/**
 * Set compiler and samples to work in processes of their own, beside whatever this one does next; undefined when the config
 * asks for no proof of samples.
 */
export async function startSamples(site: Site, cache: Cache): Promise<RunningSamples | undefined> {
  const { config } = site
  if (!config.checks.samples) return undefined
  const { startProvingSamples } = await import('./samples-check.ts')
  return startProvingSamples(site, { config, cache })
}
