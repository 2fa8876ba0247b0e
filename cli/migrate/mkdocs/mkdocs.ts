import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FailedPlan } from '../migration-plan.ts'
import type { MigrationSource } from '../migration-source.ts'
import { planMkdocsMigration } from './plan-mkdocs-migration.ts'

/** Sites of MkDocs 1, with any theme. */
export const mkdocs: MigrationSource = {
  name: 'MkDocs',
  configName: 'mkdocs.yml',
  findConfig,
  explainUnsupported,
  canRewrite: true,
  plan: planMkdocsMigration,
}

/** The names that MkDocs looks for, or the only one that is passed to it with `-f`. */
function findConfig(siteDir: string): string | undefined {
  const usual = ['mkdocs.yml', 'mkdocs.yaml'].find((name) => existsSync(join(siteDir, name)))
  if (usual !== undefined) return usual
  const [only, ...others] = listOtherNames(siteDir)
  return others.length === 0 ? only : undefined
}

function listOtherNames(siteDir: string): readonly string[] {
  if (!existsSync(siteDir)) return []
  return readdirSync(siteDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^mkdocs[.\w-]*\.ya?ml$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
}

function explainUnsupported(siteDir: string): FailedPlan | undefined {
  const names = listOtherNames(siteDir)
  if (names.length < 2 || findConfig(siteDir) !== undefined) return undefined
  return {
    kind: 'failed',
    message: `\`${names[0] ?? ''}\` and ${String(names.length - 1)} more files are configs of MkDocs, so it is not clear which of them is the site`,
    hint: 'Copy the one of the site to `mkdocs.yml` and run the command again.',
  }
}
