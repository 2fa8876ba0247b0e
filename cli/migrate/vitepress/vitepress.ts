import type { MigrationSource } from '../migration-source.ts'
import { planVitepressMigration } from './plan-vitepress-migration.ts'
import { findVitepressConfig } from './read/find-vitepress-config.ts'

/** Sites of VitePress 1 and 2, with any theme. */
export const vitepress: MigrationSource = {
  name: 'VitePress',
  configName: '.vitepress/config.ts',
  findConfig: findVitepressConfig,
  explainUnsupported: () => undefined,
  canRewrite: true,
  plan: planVitepressMigration,
}
