import { handleLater } from '../../primitives/time/handle-later.ts'
import { randomUUID } from 'node:crypto'
import { pid } from 'node:process'
import type { Cache } from '../../cache/open-cache.ts'
import { createGate } from '../../gate/create-gate.ts'
import { toReadableScope } from '../../gate/readable-scope.ts'
import { removeWorkFolder, toWorkFolder } from '../../gate/work-folder.ts'
import { hashOf } from '../../primitives/hash.ts'
import type { Site } from '../../model/site.ts'
import { startSamples, type CheckedSamples } from './check-samples.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { createSamples } from '../../samples/sample-files.ts'
import { createEnvironment } from './type-environment.ts'

/**
 * Begins to compile the samples of all docs, and runs those that compile in jails; results of
 * unchanged samples come from the cache. The returned function waits for them.
 */
export async function startSiteSamples(
  { config, routes }: Pick<Site, 'config' | 'routes'>,
  cache: Cache,
): Promise<() => Promise<CheckedSamples>> {
  const environmentOf = createEnvironment(config.siteDir)
  const samples = [...routes.values()].flatMap(({ page }) =>
    createSamples(page.source, page.fences),
  )
  // Two checks that run at the same time must not overwrite each other's files.
  const workDir = toWorkFolder(config.cacheDir, `samples-${pid}-${randomUUID()}`)
  const scope = toReadableScope(config)
  const finish = await startSamples({
    place: placeOfOption(config, 'checks.samples'),
    siteDir: config.siteDir,
    gate: createGate(config.siteDir, scope),
    workDir,
    samples,
    cache,
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
        JSON.stringify(scope),
        sample.output === undefined ? '' : 'run in a jail',
        ...texts,
      )
    },
  })
  const checked = handleLater(finish().finally(() => removeWorkFolder(workDir)))
  return () => checked
}
