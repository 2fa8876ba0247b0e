import { type Command, InvalidArgumentError } from 'commander'
import { isRecord } from '../primitives/is-record.ts'
import { createFlags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'
import { addCacheOptions, addRunFlags, addSiteOptions } from './shared-options.ts'

/** Add the command `docs-ssg build` with its flags. */
export function addBuildCommand(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  addRunFlags(addCacheOptions(addSiteOptions(program.command('build'))), 'build')
    .description('build the site; nothing is written if a page has an error')
    .option('--strict', 'fail on warnings')
    .option('--all-findings', 'show every finding, not only the first five of each rule')
    .option('--check', 'run the checks of `docs-ssg check` too')
    .option('--shard <part/parts>', 'only compile a part of the pages into the cache', parseShard)
    .option('--changes <file>', 'write the files that were added, changed and removed as JSON')
    .option(
      '--since <path>',
      'with --changes: an earlier such file or a built folder to compare with',
    )
    .option(
      '--timings [json]',
      'print how long the stages and the parts of compiling took, and what each parser read',
    )
    .addHelpText('after', '\nExample:\n  $ docs-ssg build --base-url /docs/ --out-dir public')
    .action(async (siteDir: string | undefined, parsed: ParsedOptions, command: Command) => {
      const flags = createFlags(parsed, workingDir)
      const timings = readTimings(parsed['timings'], siteDir)
      if (timings === undefined)
        command.error(
          `error: the format of \`--timings\` is \`${String(parsed['timings'])}\`; expected \`json\``,
        )
      const changes = flags.path('changes')
      if (changes === undefined && flags.path('since') !== undefined)
        command.error('error: `--since` needs `--changes <file>`, which names the file to write')
      return onRequest({
        kind: 'build',
        site: flags.site(timings.siteDir),
        cache: flags.cache(),
        strict: flags.isSet('strict'),
        check: flags.isSet('check'),
        timings: timings.format,
        allFindings: flags.isSet('allFindings'),
        changes: changes === undefined ? undefined : { file: changes, since: flags.path('since') },
        shard: isShard(parsed['shard']) ? parsed['shard'] : undefined,
      })
    })
}

interface TimingsFlag {
  readonly format: 'off' | 'text' | 'json'
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

interface Shard {
  readonly index: number
  readonly count: number
}

/** `2/4`: the second of four parts. */
function parseShard(text: string): Shard {
  const [, index, count] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number)
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new InvalidArgumentError('Expected a part and the number of parts, such as 2/4.')
  return { index, count }
}

function isShard(value: unknown): value is Shard {
  return isRecord(value) && typeof value['index'] === 'number' && typeof value['count'] === 'number'
}
