import type { Cache } from '../../cache/open-cache.ts'
import type { Site } from '../../model/site.ts'
import type { SampleProof } from './check-samples.ts'

/** Waits for samples that are running. */
export type RunningSamples = () => Promise<SampleProof>

/**
 * Starts compiler and samples in other processes, so that this one can continue; undefined when the
 * config does not enable the check of samples.
 */
export async function startSamples(site: Site, cache: Cache): Promise<RunningSamples | undefined> {
  const { config } = site
  if (!config.checks.samples) return undefined
  const { startProvingSamples } = await import('./samples-check.ts')
  return startProvingSamples(site, { config, cache })
}
