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
    .argument(
      '<siteDir>',
      'folder of a Docusaurus, MkDocs, mdBook, Starlight or VitePress site, or of Markdown',
    )
    .description('write site.config.ts for a site of another tool and report what is not supported')
    .option('--out <folder>', 'folder of site.config.ts (default: the one that has all content)')
    .option('--into <folder>', 'copy the docs there, with site.config.ts (not from Docusaurus)')
    .option('--rewrite', 'show and make the changes to pages (not from Docusaurus)')
    .option('--yes', 'rewrite the pages without asking')
    .addHelpText(
      'after',
      '\nExample:\n  $ docs-ssg migrate website\n  $ docs-ssg migrate . --rewrite --into ../new-site',
    )
    .action(async (siteDir: string, parsed: ParsedOptions) => {
      const flags = createFlags(parsed, workingDir)
      return onRequest({
        kind: 'migrate',
        workingDir,
        from: flags.site(siteDir).siteDir,
        out: flags.path('out'),
        into: flags.path('into'),
        rewrite: flags.isSet('rewrite'),
        yes: flags.isSet('yes'),
      })
    })
}
