import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cache } from '../cache/open-cache.ts'
import { hashOf } from '../cache/hash-of.ts'
import type { ResolvedConfig } from '../config/schema.ts'
import type { Diagnostic, Site } from '../model.ts'
import { checkSamples, type SampleCounts } from '../samples/check-samples.ts'
import { createSamples } from '../samples/sample-files.ts'
import { createEnvironment } from '../samples/type-environment.ts'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** Compile and run the samples of all docs; results of unchanged samples come from the cache. */
export async function proveSamples(
  site: Site,
  { config, cache }: { readonly config: ResolvedConfig; readonly cache: Cache },
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly counts: SampleCounts }> {
  const environmentOf = createEnvironment(config.siteDir)
  const samples = [...site.routes.values()].flatMap(({ page }) =>
    createSamples(page.source, page.fences),
  )
  // Two checks at once must not write over each other.
  const workDir = join(config.cacheDir, `samples-${randomUUID()}`)
  const proving = checkSamples({
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
  return proving.finally(() => rm(workDir, { recursive: true, force: true }))
}
