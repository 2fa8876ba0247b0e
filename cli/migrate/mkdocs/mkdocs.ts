import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tryReadText } from '../../gate/regular-file.ts'
import { formatList } from '../../primitives/text/format-list.ts'
import type { FailedPlan } from '../migration-plan.ts'
import type { MigrationSource } from '../migration-source.ts'
import { planMkdocsMigration } from './plan-mkdocs-migration.ts'

/** Sites of MkDocs 1, with any theme, and of its successors Zensical and ProperDocs. */
export const mkdocs: MigrationSource = {
  name: 'MkDocs',
  configName: 'mkdocs.yml',
  findConfig,
  isConfigName,
  explainUnsupported,
  canRewrite: true,
  plan: planMkdocsMigration,
}

/** Those that Zensical looks for, those of ProperDocs, which continues MkDocs 1, and those of MkDocs. */
const usualNames = ['zensical', 'properdocs', 'mkdocs'].flatMap((name) =>
  (name === 'zensical' ? ['toml', 'yml', 'yaml'] : ['yml', 'yaml']).map((end) => `${name}.${end}`),
)

/** The names that the tools look for, or the only one that is passed to them with `-f`. */
function findConfig(siteDir: string): string | undefined {
  const usual = usualNames.find((name) => existsSync(join(siteDir, name)))
  if (usual !== undefined) return usual
  const [only, ...others] = listOtherNames(siteDir)
  return others.length === 0 ? only : undefined
}

function isConfigName(name: string): boolean {
  return (
    usualNames.includes(name) || /^[\w.-]*(?:mkdocs|properdocs|zensical)[\w.-]*\.ya?ml$/.test(name)
  )
}

/** Without those that others inherit, because no site is built from them. */
function listOtherNames(siteDir: string): readonly string[] {
  if (!existsSync(siteDir)) return []
  const names = readdirSync(siteDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^mkdocs[.\w-]*\.ya?ml$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
  const inherited = new Set(names.map((name) => readInherited(join(siteDir, name))))
  return names.filter((name) => !inherited.has(name))
}

function readInherited(file: string): string | undefined {
  const [, , written] = /^INHERIT:[ \t]*(["']?)(.+?)\1[ \t]*$/m.exec(tryReadText(file) ?? '') ?? []
  return written?.replace(/^\.\//, '')
}

function explainUnsupported(siteDir: string): FailedPlan | undefined {
  const names = listOtherNames(siteDir)
  const [first = ''] = names
  if (names.length < 2 || findConfig(siteDir) !== undefined) return undefined
  return {
    kind: 'failed',
    message: `${formatList(names)} are configs of MkDocs, so it is not clear which of them is the site`,
    hint: `Pass the file in place of its folder, such as \`docs-ssg migrate ${first}\` there.`,
  }
}
