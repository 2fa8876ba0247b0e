import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationSource } from '../migration-source.ts'
import { hasMarkdown } from './list-markdown.ts'
import { planPlainMigration } from './plan-plain-migration.ts'

/** Folders of Markdown that no tool builds: people read it on GitHub or in an editor. */
export const plain: MigrationSource = {
  name: 'plain Markdown',
  configName: 'docs',
  isFallback: true,
  findConfig: findDocs,
  explainUnsupported: () => undefined,
  canRewrite: false,
  plan: planPlainMigration,
}

/** Folders in which people keep documentation, the most likely first. */
const usual = ['docs', 'doc', 'documentation', 'content', 'pages']

/** The folder with the Markdown: a usual one, else `.` if there is any. */
function findDocs(siteDir: string): string | undefined {
  if (!existsSync(siteDir)) return undefined
  const isFolder = (folder: string): boolean => hasMarkdown(join(siteDir, folder))
  return usual.find(isFolder) ?? (isFolder('.') ? '.' : undefined)
}
