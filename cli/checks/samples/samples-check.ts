import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cache } from '../../cache/open-cache.ts'
import { hashOf } from '../../primitives/hash.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { Site } from '../../model/site.ts'
import { startSamples, type SampleProof } from './check-samples.ts'
import { createSamples } from './sample-files.ts'
import { createEnvironment } from './type-environment.ts'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/**
 * Begin to compile and run the samples of all docs; results of unchanged samples come from the cache. They are at work when
 * this resolves; what it resolves to waits for them.
 */
export async function startProvingSamples(
  site: Site,
  { config, cache }: { readonly config: ResolvedConfig; readonly cache: Cache },
): Promise<() => Promise<SampleProof>> {
  const environmentOf = createEnvironment(config.siteDir)
  const samples = [...site.routes.values()].flatMap(({ page }) =>
    createSamples(page.source, page.fences),
  )
  // Two checks at once must not write over each other.
  const workDir = join(config.cacheDir, `samples-${randomUUID()}`)
  const finish = await startSamples({
    siteDir: config.siteDir,
    workDir,
    samples,
    cache: {
      get: (key) => {
        const bytes = cache.get(key)
        return bytes && decoder.decode(bytes)
      },
      set: (key, value) => cache.set(key, encoder.encode(value)),
    },
    keyOf: (sample, compiler) => {
      const texts = sample.files.flatMap(({ name, text, line }) => [
        name,
        text,
        line > 0 ? 'own' : 'copy',
      ])
      return hashOf(
        'sample',
        compiler,
        environmentOf(sample),
        sample.output === undefined ? '' : 'run',
        ...texts,
      )
    },
  })
  const proof = finish().finally(() => rm(workDir, { recursive: true, force: true }))
  // Whoever waits hears of it; nobody does when the build has ended before.
  proof.catch(() => undefined)
  return () => proof
}
