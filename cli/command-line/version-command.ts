import type { Command } from 'commander'
import { createFlags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'
import { configFlag, configHelp, siteDirHelp } from './shared-options.ts'

/** Add `docs-ssg version`, which keeps the docs as they are now as a version. */
export function addVersionCommand(
  program: Command,
  { workingDir, onRequest }: ProgramOptions,
): void {
  program
    .command('version')
    .argument('<name>', 'name of the version, such as 2.0')
    .argument('[siteDir]', siteDirHelp)
    .option(configFlag, configHelp)
    .option('--freeze', 'also keep its compiled articles; freezes an existing version again')
    .description('keep a copy of the current docs as a version')
    .addHelpText('after', '\nExample:\n  $ docs-ssg version 2.0')
    .action(async (name: string, siteDir: string | undefined, parsed: ParsedOptions) => {
      const flags = createFlags(parsed, workingDir)
      const freeze = flags.isSet('freeze')
      return onRequest({ kind: 'version', name, freeze, site: flags.site(siteDir) })
    })
}
