import { resolve } from 'node:path'
import type { Command } from 'commander'
import { addBuildFlags, readBuildFlags } from './build-flags.ts'
import { createFlags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'
import { addCacheOptions, addRunFlags, addSiteFlags } from './shared-options.ts'

/** Add the command `docs-ssg join`, which makes one site of parts. */
export function addJoinCommand(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  const command = program
    .command('join')
    .argument('<parts...>', 'folders that `docs-ssg build --only` wrote, or a folder of these')
    .option('--site <folder>', 'folder of the site (default: the current folder)')
  addBuildFlags(addRunFlags(addCacheOptions(addSiteFlags(command)), 'build'))
    .description('join parts into one site, with the same files as one build')
    .addHelpText('after', '\nExample:\n  $ docs-ssg join parts --changes changed.json')
    .action(async (parts: readonly string[], parsed: ParsedOptions, join: Command) => {
      const flags = createFlags(parsed, workingDir)
      const siteDir = flags.text('site') ?? '.'
      return onRequest({
        kind: 'join',
        ...readBuildFlags(parsed, flags, { command: join, siteDir }),
        parts: parts.map((folder) => resolve(workingDir, folder)),
      })
    })
}
