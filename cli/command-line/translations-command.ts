import type { Command } from 'commander'
import { createFlags, type Flags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'

/** Add `docs-ssg translations`, which lists and creates the files to translate. */
export function addTranslationsCommand(
  program: Command,
  { workingDir, onRequest }: ProgramOptions,
): void {
  program
    .command('translations')
    .argument('[siteDir]', 'folder of the site')
    .option('-c, --config <file>', 'config file')
    .option('--locale <code>', 'only this language')
    .option('--write', 'create the files that are missing, as copies to translate')
    .option('--update-lock', 'record from which text the sections of each page were translated')
    .option('--accept', 'with --update-lock: record stale sections as up to date too')
    .option('--diff', 'show what has changed in stale sections')
    .option('--strict', 'fail if a translation is missing or outdated')
    .description(
      'list the pages and sections of each language that are missing or older than their original',
    )
    .addHelpText('after', '\nExample:\n  $ docs-ssg translations --locale de --write')
    .action(async (siteDir: string | undefined, parsed: ParsedOptions) => {
      const flags = createFlags(parsed, workingDir)
      return onRequest({
        kind: 'translations',
        site: flags.site(siteDir),
        locale: flags.text('locale'),
        write: flags.isSet('write'),
        strict: flags.isSet('strict'),
        updateLock: readUpdate(flags),
        diff: flags.isSet('diff'),
      })
    })
}

function readUpdate(flags: Flags): 'nothing' | 'changed' | 'all' {
  if (!flags.isSet('updateLock')) return 'nothing'
  return flags.isSet('accept') ? 'all' : 'changed'
}
