import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationSource } from '../migration-source.ts'
import { planMdbookMigration } from './plan-mdbook-migration.ts'

/** Books of mdBook: chapters in Markdown, listed by `SUMMARY.md`. */
export const mdbook: MigrationSource = {
  name: 'mdBook',
  configName: 'book.toml',
  findConfig: (siteDir) => (existsSync(join(siteDir, 'book.toml')) ? 'book.toml' : undefined),
  explainUnsupported: () => undefined,
  canRewrite: true,
  plan: planMdbookMigration,
}
