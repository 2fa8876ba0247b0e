import type { AttackRecords } from '../../test/security/count-attacks.ts'
import { createCommandsPage } from './commands-page.ts'
import { createConfigPages } from './config-pages.ts'
import { createPromisesPage, createSecurityPage } from './copied-pages.ts'
import type { Figures } from './figures.ts'
import { createFiguresPage } from './figures-page.ts'
import { createFilesPage } from './files-page.ts'
import { createFrontMatterPage } from './front-matter-page.ts'
import { createRulePages, createRulesPage } from './rules-page.ts'
import { createSidebarPage } from './sidebar-page.ts'
import { createVariablesPage } from './variables-page.ts'

/** Read a file of the repository by its path from the top. */
export type ReadText = (path: string) => string

/** The figures of the last benchmark. */
export const readFigures = (read: ReadText): Figures =>
  JSON.parse(read('docs/generate/figures.json'))

/** What the attacks of the last runs tried, which `ATTEMPTS_FILE=… npm run test:security` records. */
export const readAttempts = (read: ReadText): AttackRecords =>
  JSON.parse(read('docs/generate/attempts.json'))

/** The generated pages of the manual, by path below `docs/content`. */
export function createReferencePages(read: ReadText): Readonly<Record<string, string>> {
  return {
    'reference/commands.md': createCommandsPage(),
    ...createConfigPages(read),
    'reference/front-matter.md': createFrontMatterPage(),
    'reference/sidebars.md': createSidebarPage(),
    'reference/variables.md': createVariablesPage(
      read('runtime/styles/tokens.css') + read('runtime/styles/colors.css'),
    ),
    'reference/files.md': createFilesPage(read),
    'reference/rules/index.md': createRulesPage(),
    ...createRulePages(),
    'explanation/figures.md': createFiguresPage(readFigures(read)),
    'explanation/security.md': createSecurityPage(read('SECURITY.md'), readAttempts(read)),
    'explanation/promises.md': createPromisesPage(read('test/PROMISES.md')),
  }
}
