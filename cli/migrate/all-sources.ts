import { docusaurus } from './docusaurus/docusaurus.ts'
import { mdbook } from './mdbook/mdbook.ts'
import { mkdocs } from './mkdocs/mkdocs.ts'
import type { MigrationSource } from './migration-source.ts'
import { plain } from './plain/plain.ts'
import { starlight } from './starlight/starlight.ts'
import { vitepress } from './vitepress/vitepress.ts'

/** Every tool whose sites `docs-ssg migrate` can read, and folders of no tool. */
export const allSources: readonly MigrationSource[] = [
  docusaurus,
  mkdocs,
  mdbook,
  starlight,
  vitepress,
  plain,
]
