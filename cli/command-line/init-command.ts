import { type Command, Option } from 'commander'
import { createFlags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'

const services = ['github', 'gitlab', 'none'] as const

/** Add the command `docs-ssg init` with its flags. */
export function addInitCommand(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  program
    .command('init')
    .argument('[folder]', 'folder of the new site (default: the current folder)')
    .description(
      'set up a site: config, first pages, scripts and CI; no existing file is overwritten',
    )
    .option('-y, --yes', 'accept all proposals without asking')
    .option('--title <title>', 'title of the site')
    .option('--docs <folder>', 'folder of the Markdown files (default: the one that has some)')
    .option('--typescript', 'write site.config.ts (the default)')
    .option('--no-typescript', 'write site.config.mjs')
    .addOption(new Option('--ci <service>', 'write the workflow of a CI service').choices(services))
    .option('--no-install', 'do not install docs-ssg')
    .option('--start', 'serve the new site and open it in the browser')
    .addHelpText('after', '\nExample:\n  $ docs-ssg init my-docs --yes --ci github --start')
    .action(async (folder: string | undefined, parsed: ParsedOptions) => {
      const flags = createFlags(parsed, workingDir)
      return onRequest({
        kind: 'init',
        workingDir,
        folder: flags.site(folder).siteDir,
        wishes: {
          title: flags.text('title'),
          docs: flags.text('docs'),
          typescript: parsed['typescript'] !== false,
          ci: services.find((service) => service === parsed['ci']),
        },
        yes: flags.isSet('yes'),
        install: parsed['install'] !== false,
        start: flags.isSet('start'),
      })
    })
}
