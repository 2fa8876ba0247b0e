import { docusaurus } from './docusaurus/docusaurus.ts'
import { mkdocs } from './mkdocs/mkdocs.ts'
import type { MigrationSource } from './migration-source.ts'
import { starlight } from './starlight/starlight.ts'
import { vitepress } from './vitepress/vitepress.ts'

/** Every tool whose sites `docs-ssg migrate` can read. */
export const allSources: readonly MigrationSource[] = [docusaurus, mkdocs, starlight, vitepress]
