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
    .option('--timings', 'print how long each stage took')
    .addHelpText('after', '\nExample:\n  $ docs-ssg build --base-url /docs/ --out-dir public')
    .action(async (siteDir: string | undefined, parsed: ParsedOptions) => {
      const flags = createFlags(parsed, workingDir)
      return onRequest({
        kind: 'build',
        site: flags.site(siteDir),
        cache: flags.cache(),
        strict: flags.isSet('strict'),
        check: flags.isSet('check'),
        timings: flags.isSet('timings'),
        allFindings: flags.isSet('allFindings'),
        shard: isShard(parsed['shard']) ? parsed['shard'] : undefined,
      })
    })
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
