import type { Command } from 'commander'
import { createFlags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'
import { addCacheOptions, addSiteOptions } from './shared-options.ts'

/** Add `docs-ssg search-records`, which creates the index of a hosted search. */
export function addSearchRecordsCommand(
  program: Command,
  { workingDir, onRequest }: ProgramOptions,
): void {
  addCacheOptions(addSiteOptions(program.command('search-records')))
    .description('write the records of the hosted search, or push them')
    .option('--out <file>', 'write the records to a file instead of standard output')
    .option(
      '--push',
      'send the records that have changed to the hosted index; reads its key from the variable of its provider, such as ALGOLIA_ADMIN_KEY',
    )
    .option('--dry-run', 'with --push: print what would be sent without sending it')
    .option('--replace', 'with --push: send all records to a new index')
    .addHelpText('after', '\nExample:\n  $ docs-ssg search-records --out records.json')
    .action(async (siteDir: string | undefined, parsed: ParsedOptions) => {
      const flags = createFlags(parsed, workingDir)
      return onRequest({
        kind: 'search-records',
        site: flags.site(siteDir),
        cache: flags.cache(),
        output: flags.path('out'),
        push: flags.isSet('push'),
        dryRun: flags.isSet('dryRun'),
        replace: flags.isSet('replace'),
      })
    })
}
