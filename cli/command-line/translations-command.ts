import type { Command } from 'commander'
import { createFlags, type Flags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'
import type { TranslationExchange } from './requests.ts'
import { configFlag, configHelp, siteDirHelp } from './shared-options.ts'

/** Add `docs-ssg translations`, which lists and creates the files to translate. */
export function addTranslationsCommand(
  program: Command,
  { workingDir, onRequest }: ProgramOptions,
): void {
  program
    .command('translations')
    .argument('[siteDir]', siteDirHelp)
    .option(configFlag, configHelp)
    .option('--locale <code>', 'only this language')
    .option('--write', 'create the files that are missing, as copies to translate')
    .option('--update-lock', 'record from which text the sections of each page were translated')
    .option('--accept', 'with --update-lock: record stale sections as up to date too')
    .option('--diff', 'show what has changed in stale sections')
    .option(
      '--export <file>',
      'write the texts of a language for a translation service: .xlf (XLIFF 2.1) or .json',
    )
    .option('--changed', 'with --export: only sections that are new or stale')
    .option('--import <file>', 'put the translations of such a file into the pages')
    .option('--strict', 'fail if a translation is missing or outdated')
    .description(
      'list the pages and sections of each language that are missing or older than their original',
    )
    .addHelpText('after', '\nExample:\n  $ docs-ssg translations --locale de --write')
    .action(async (siteDir: string | undefined, parsed: ParsedOptions, command: Command) => {
      const flags = createFlags(parsed, workingDir)
      const misuse = findMisuse(flags)
      if (misuse !== undefined) command.error(`error: ${misuse}`)
      return onRequest({
        kind: 'translations',
        site: flags.site(siteDir),
        locale: flags.text('locale'),
        write: flags.isSet('write'),
        strict: flags.isSet('strict'),
        updateLock: readUpdate(flags),
        diff: flags.isSet('diff'),
        exchange: readExchange(flags),
      })
    })
}

function readUpdate(flags: Flags): 'nothing' | 'changed' | 'all' {
  if (!flags.isSet('updateLock')) return 'nothing'
  return flags.isSet('accept') ? 'all' : 'changed'
}

function readExchange(flags: Flags): TranslationExchange | undefined {
  const [exported, imported] = [flags.path('export'), flags.path('import')]
  if (imported !== undefined) return { kind: 'import', file: imported }
  return exported === undefined
    ? undefined
    : { kind: 'export', file: exported, changedOnly: flags.isSet('changed') }
}

/** Flags that don't go together would be ignored in part. */
function findMisuse(flags: Flags): string | undefined {
  const [exported, imported] = [flags.text('export'), flags.text('import')]
  if (exported !== undefined && imported !== undefined)
    return '`--export` and `--import` can’t be used together; run the command twice'
  if (exported === undefined && flags.isSet('changed'))
    return '`--changed` needs `--export <file>`, which names the file to write'
  const file = exported ?? imported
  if (file === undefined) return undefined
  if (!/\.(?:xlf|xliff|json)$/i.test(file))
    return `\`${file}\` must end with \`.xlf\`, \`.xliff\` or \`.json\`, which tells the format`
  const other = (['write', 'updateLock', 'accept', 'diff', 'strict'] as const).find(flags.isSet)
  const [flag, alone] = [other, exported === undefined ? '--import' : '--export']
  return (
    flag &&
    `\`--${flag.replace('L', '-l')}\` has no effect with \`${alone}\`; run the command twice`
  )
}
