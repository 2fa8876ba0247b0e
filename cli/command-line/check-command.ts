// The command line of `check`. Must not do any work itself: the action only says what was asked for.
import { Option, type Command } from 'commander'
import { reportFormats } from '../report/report-format.ts'
import { toMilliseconds, type CheckExtras } from './check-extras.ts'
import type { ProgramOptions } from './create-program.ts'
import { createFlags, type Flags } from './flags.ts'
import { addCacheOptions, addSiteOptions } from './shared-options.ts'

type Written = Readonly<Record<string, unknown>>

function addExtraOptions(command: Command): Command {
  return command
    .option('--external', 'ask the links to other sites too')
    .addOption(
      new Option('--cache-ttl <time>', 'how long an answer of another site holds: 12h, 7d')
        .argParser(toMilliseconds)
        .default(toMilliseconds('7d'), '7d'),
    )
    .addOption(
      new Option(
        '--fix [what]',
        'mend what has one right answer; heading-ids: write out the id of every heading too',
      ).choices(['faults', 'heading-ids']),
    )
    .option('--browser', 'open the built pages in Chromium and press every control')
    .option('--verify', 'build cold, warm and in another folder, and compare bytes')
    .option('--stats <file>', 'write weights and counts as JSON')
}

function readExtras(written: Written, flags: Flags): CheckExtras {
  const { fix } = written
  return {
    external: flags.isSet('external'),
    cacheTtl: flags.number('cacheTtl') ?? toMilliseconds('7d'),
    verify: flags.isSet('verify'),
    fix: fix === undefined ? 'nothing' : fix === 'heading-ids' ? 'headings' : 'links',
    browser: flags.isSet('browser'),
    stats: flags.path('stats'),
  }
}

/** Add `docs-ssg check`. */
export function addCheckCommand(
  program: Command,
  { workingDir, onRequest }: Pick<ProgramOptions, 'workingDir' | 'onRequest'>,
): void {
  const command = addCacheOptions(addSiteOptions(program.command('check')))
    .description('check all that build checks; writes no site')
    .option('--strict', 'warnings fail the check')
    .addOption(
      new Option('--format <format>', 'how findings are printed')
        .choices(reportFormats)
        .default('pretty'),
    )
    .option('--output <file>', 'write the report to a file')
    .option('--against <site>', 'compare with a built folder or a routes.json, as Markdown')
    .option('--baseline <file>', 'let the findings of this file pass')
    .option('--update-baseline', 'record all findings in the baseline file')
    .option('--update-lock', 'record every address and id in the lock file')
  addExtraOptions(command)
    .addHelpText('after', '\nExample:\n  $ docs-ssg check --format json --output report.json')
    .action(async (siteDir: string | undefined, written: Written) => {
      const flags = createFlags(written, workingDir)
      return onRequest({
        kind: 'check',
        site: flags.site(siteDir),
        cache: flags.cache(),
        strict: flags.isSet('strict'),
        format: flags.format(),
        output: flags.path('output'),
        updateLock: flags.isSet('updateLock'),
        baseline: flags.path('baseline'),
        against: flags.path('against'),
        updateBaseline: flags.isSet('updateBaseline'),
        only: [],
        extras: readExtras(written, flags),
      })
    })
}
