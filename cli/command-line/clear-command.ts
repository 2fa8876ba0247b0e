import type { Command } from 'commander'
import { createFlags } from './flags.ts'
import type { ProgramOptions } from './program-options.ts'
import { siteDirHelp } from './shared-options.ts'

/** Add the command `docs-ssg clear` with its flags. */
export function addClearCommand(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  program
    .command('clear')
    .argument('[siteDir]', siteDirHelp)
    .description('empty the cache (.docs-ssg/)')
    .action(async (siteDir: string | undefined) =>
      onRequest({ kind: 'clear', site: createFlags({}, workingDir).site(siteDir) }),
    )
}
