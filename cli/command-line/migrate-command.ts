import type { Command } from 'commander'
import { createFlags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'

/** Add the command `docs-ssg migrate` with its flags. */
export function addMigrateCommand(
  program: Command,
  { workingDir, onRequest }: ProgramOptions,
): void {
  program
    .command('migrate')
    .argument('<siteDir>', 'folder of a Docusaurus site')
    .description('write site.config.ts for a Docusaurus site and report what is not supported')
    .option('--out <folder>', 'folder of site.config.ts (default: the one that has all content)')
    .addHelpText('after', '\nExample:\n  $ docs-ssg migrate website')
    .action(async (siteDir: string, parsed: ParsedOptions) => {
      const flags = createFlags(parsed, workingDir)
      return onRequest({
        kind: 'migrate',
        workingDir,
        from: flags.site(siteDir).siteDir,
        out: flags.path('out'),
      })
    })
}
