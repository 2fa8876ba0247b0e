// The flags of the commands that write a site: `build` and `join`.
import type { Command } from 'commander'
import type { Flags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { BuildRequest } from './requests.ts'

/** Add the flags that decide what is checked, reported and written. */
export function addBuildFlags(command: Command): Command {
  return command
    .option('--strict', 'fail on warnings')
    .option('--all-findings', 'show every finding, not only the first five of each rule')
    .option('--check', 'run the checks of `docs-ssg check` too')
    .option('--changes <file>', 'write the files that were added, changed and removed as JSON')
    .option(
      '--since <path>',
      'with --changes: compare with an earlier file of changes or a built folder',
    )
    .option(
      '--timings [json]',
      'print how long the stages and the parts of compiling took, and what each parser read',
    )
}

/** The values of these flags; usage errors end the command. */
export function readBuildFlags(
  parsed: ParsedOptions,
  flags: Flags,
  { command, siteDir }: { readonly command: Command; readonly siteDir: string | undefined },
): Omit<BuildRequest, 'kind' | 'shard' | 'only'> {
  const timings = readTimings(parsed['timings'], siteDir)
  if (timings === undefined)
    return command.error(
      `error: the format of \`--timings\` is \`${String(parsed['timings'])}\`; expected \`json\``,
    )
  const changes = flags.path('changes')
  if (changes === undefined && flags.path('since') !== undefined)
    command.error('error: `--since` needs `--changes <file>`, which names the file to write')
  return {
    site: flags.site(timings.siteDir),
    cache: flags.cache(),
    strict: flags.isSet('strict'),
    check: flags.isSet('check'),
    timings: timings.format,
    allFindings: flags.isSet('allFindings'),
    changes: changes === undefined ? undefined : { file: changes, since: flags.path('since') },
  }
}

interface TimingsFlag {
  readonly format: BuildRequest['timings']
  readonly siteDir: string | undefined
}

/**
 * `--timings` may be followed by the folder of the site, which is then no format. Undefined for an unknown format.
 */
function readTimings(value: unknown, siteDir: string | undefined): TimingsFlag | undefined {
  if (typeof value !== 'string') return { format: value === true ? 'text' : 'off', siteDir }
  if (value === 'json') return { format: 'json', siteDir }
  return siteDir === undefined ? { format: 'text', siteDir: value } : undefined
}
