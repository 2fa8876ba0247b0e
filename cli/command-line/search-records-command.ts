import type { Command } from 'commander'
import { createFlags } from './flags.ts'
import type { CommandRequest } from './requests.ts'
import { addCacheOptions, addSiteOptions } from './shared-options.ts'

interface SearchRecordsOptions {
  readonly workingDir: string
  readonly onRequest: (request: CommandRequest) => Promise<void>
}

/** The command that makes the index of the hosted search. */
export function addSearchRecords(program: Command, options: SearchRecordsOptions): void {
  const { workingDir, onRequest } = options
  addCacheOptions(addSiteOptions(program.command('search-records')))
    .description('write the records of the hosted search, or push them')
    .option('--out <file>', 'write the records to a file instead of standard output')
    .option('--push', 'replace the index; its key is read from ALGOLIA_ADMIN_KEY')
    .option('--dry-run', 'with --push: say what would be sent, and send nothing')
    .addHelpText('after', '\nExample:\n  $ docs-ssg search-records --out records.json')
    .action(async (siteDir: string | undefined, written: Readonly<Record<string, unknown>>) => {
      const flags = createFlags(written, workingDir)
      return onRequest({
        kind: 'search-records',
        site: flags.site(siteDir),
        cache: flags.cache(),
        output: flags.path('out'),
        push: flags.isSet('push'),
        dryRun: flags.isSet('dryRun'),
      })
    })
}
