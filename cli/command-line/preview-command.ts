import type { Command } from 'commander'
import { createFlags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'
import { addListenOptions, addSiteOptions } from './shared-options.ts'

/** Add the command `docs-ssg preview` with its flags. */
export function addPreviewCommand(
  program: Command,
  { workingDir, onRequest }: ProgramOptions,
): void {
  addListenOptions(addSiteOptions(program.command('preview')))
    .description('serve the built site as a static host would')
    .option('--build', 'build first')
    .addHelpText('after', '\nExample:\n  $ docs-ssg preview --build --port 8080')
    .action(async (siteDir: string | undefined, parsed: ParsedOptions) => {
      const flags = createFlags(parsed, workingDir)
      return onRequest({
        kind: 'preview',
        site: flags.site(siteDir),
        listen: flags.listen(),
        build: flags.isSet('build'),
      })
    })
}
