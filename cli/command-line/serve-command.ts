import { Option, type Command } from 'commander'
import { createFlags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'
import {
  addCacheOptions,
  addListenOptions,
  addSiteOptions,
  parseWholeNumber,
} from './shared-options.ts'

/** Add `docs-ssg serve`, which other generators call `dev` or `start`. */
export function addServeCommand(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  addListenOptions(addCacheOptions(addSiteOptions(program.command('serve'))))
    .aliases(['dev', 'start'])
    .description('build the site, watch its files, and update open pages on every save')
    .addOption(
      new Option(
        '--poll [ms]',
        'poll for changes at this interval, for disks that do not report them',
      )
        .argParser(parseWholeNumber)
        .preset('500'),
    )
    .addHelpText('after', '\nExample:\n  $ docs-ssg serve --port 4000 --open /api/')
    .action(async (siteDir: string | undefined, parsed: ParsedOptions) => {
      const flags = createFlags(parsed, workingDir)
      return onRequest({
        kind: 'serve',
        site: { ...flags.site(siteDir), minify: false },
        cache: flags.cache(),
        listen: flags.listen(),
        poll: flags.number('poll'),
      })
    })
}
