import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FailedPlan } from '../migration-plan.ts'
import type { MigrationSource } from '../migration-source.ts'
import { planDocusaurusMigration } from './plan-docusaurus-migration.ts'

/** In the order in which Docusaurus looks for them. */
const configNames = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (end) => `docusaurus.config.${end}`,
)

/** Sites of Docusaurus 2 and 3. */
export const docusaurus: MigrationSource = {
  name: 'Docusaurus',
  configName: 'docusaurus.config.js',
  findConfig: (siteDir) => configNames.find((name) => existsSync(join(siteDir, name))),
  explainUnsupported,
  canRewrite: false,
  plan: planDocusaurusMigration,
}

/** Version 1 had another config and another kind of front matter. */
function explainUnsupported(siteDir: string): FailedPlan | undefined {
  if (!existsSync(join(siteDir, 'siteConfig.js'))) return undefined
  return {
    kind: 'failed',
    message:
      '`siteConfig.js` is the config of a Docusaurus 1 site, and only sites of Docusaurus 2 and 3 (`docusaurus.config.js`) can be migrated',
    hint: 'Write a `docusaurus.config.js` and a `sidebars.js` beside it, by hand or with `npx @docusaurus/migrate migrate`, and run this command again. These two files are enough: you do not have to install anything or change the docs. Version 1 also accepted front matter that is not valid YAML, such as `title: A: b`; put quotes around such values.',
  }
}
