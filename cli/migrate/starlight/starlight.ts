import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tryReadText } from '../../gate/regular-file.ts'
import type { MigrationSource } from '../migration-source.ts'
import { planStarlightMigration } from './plan-starlight-migration.ts'

/** In the order in which Astro looks for them. */
const configNames = ['mjs', 'js', 'ts', 'mts', 'cjs', 'cts'].map((end) => `astro.config.${end}`)

/** Sites of Astro with the integration Starlight. */
export const starlight: MigrationSource = {
  name: 'Starlight',
  configName: 'astro.config.mjs',
  findConfig,
  explainUnsupported: (siteDir) => {
    const name = findAstroConfig(siteDir)
    if (name === undefined || findConfig(siteDir) !== undefined) return undefined
    return {
      kind: 'failed',
      message: `\`${name}\` is the config of an Astro site without Starlight, whose pages are code`,
      hint: 'Only sites with `@astrojs/starlight` can be migrated. Write a `site.config.ts` with `docs: { path: … }` for a folder of Markdown, and run `docs-ssg check`.',
    }
  },
  canRewrite: true,
  plan: planStarlightMigration,
}

function findAstroConfig(siteDir: string): string | undefined {
  return configNames.find((name) => existsSync(join(siteDir, name)))
}

/** The config may get the integration from another file, so a dependency is enough. */
function findConfig(siteDir: string): string | undefined {
  const name = findAstroConfig(siteDir)
  if (name === undefined) return undefined
  const isNamed = [name, 'package.json']
    .map((file) => join(siteDir, file))
    .some((file) => tryReadText(file)?.includes('starlight') === true)
  return isNamed || existsSync(join(siteDir, 'src/content/docs')) ? name : undefined
}
