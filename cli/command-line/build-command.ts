import type { Command } from 'commander'
import { createFlags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'
import { addRenamedFlags } from './renamed-flags.ts'
import { addCacheOptions, addSiteOptions } from './shared-options.ts'

/** Add `docs-ssg build`. */
export function addBuildCommand(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  const command = addCacheOptions(addSiteOptions(program.command('build')))
    .description('build the site; nothing is written if a page has an error')
    .option('--no-minify', 'keep scripts and style sheets readable')
    .option('--strict', 'fail on warnings')
    .option('--check', 'run the checks of `docs-ssg check` too')
    .option('--timings', 'print how long each stage took')
    .addHelpText('after', '\nExample:\n  $ docs-ssg build --base-url /docs/ --out-dir public')
  addRenamedFlags(command).action(async (siteDir: string | undefined, parsed: ParsedOptions) => {
    const flags = createFlags(parsed, workingDir)
    return onRequest({
      kind: 'build',
      site: flags.site(siteDir),
      cache: flags.cache(),
      strict: flags.isSet('strict'),
      check: flags.isSet('check'),
      timings: flags.isSet('timings'),
    })
  })
}
