import { Option, type Command } from 'commander'
import { reportFormats } from '../report/formats/report-format.ts'
import { addCheckExtras, readCheckExtras } from './check-extras.ts'
import { collectNames, refuseUnknownChecks } from './check-names.ts'
import { createFlags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'
import { addCacheOptions, addSiteOptions } from './shared-options.ts'

/** Add the command `docs-ssg check` with its flags. */
export function addCheckCommand(program: Command, options: ProgramOptions): void {
  const { workingDir, onRequest, loadCheckNames } = options
  const command = addReportOptions(addCacheOptions(addSiteOptions(program.command('check'))))
  addCheckExtras(command)
    .description('check the site more thoroughly than a build, without writing it')
    .addHelpText('after', '\nExample:\n  $ docs-ssg check --format json --output report.json')
    .action(async (siteDir: string | undefined, parsed: ParsedOptions) => {
      const flags = createFlags(parsed, workingDir)
      const only = flags.list('only')
      if (only.length > 0) refuseUnknownChecks(command, only, await loadCheckNames())
      return onRequest({
        kind: 'check',
        site: flags.site(siteDir),
        cache: flags.cache(),
        strict: flags.isSet('strict'),
        format: flags.format(),
        allFindings: flags.isSet('allFindings'),
        output: flags.path('output'),
        updateLock: flags.isSet('updateLock'),
        baseline: flags.path('baseline'),
        against: flags.path('against'),
        updateBaseline: flags.isSet('updateBaseline'),
        only,
        extras: readCheckExtras(parsed, flags, command),
      })
    })
}

function addReportOptions(command: Command): Command {
  return command
    .option('--strict', 'fail on warnings')
    .option('--all-findings', 'show every finding, not only the first five of each rule')
    .option(
      '--only <check>',
      'run only this check; repeat the flag or separate names with commas',
      collectNames,
    )
    .addOption(
      new Option('--format <format>', 'format of the report')
        .choices(reportFormats)
        .default('pretty'),
    )
    .option('--output <file>', 'write the report to a file')
    .option('--against <site>', 'compare with a built folder or a routes.json, as Markdown')
    .option('--baseline <file>', 'ignore the problems recorded in this file')
    .option('--update-baseline', 'record all problems in the baseline file')
    .option('--update-lock', 'record all URLs and ids in the lock file')
}
