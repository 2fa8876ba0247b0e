import { type Command, InvalidArgumentError, Option } from 'commander'
import { isRecord } from '../primitives/is-record.ts'
import { addBuildFlags, readBuildFlags } from './build-flags.ts'
import { createFlags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'
import { addCacheOptions, addRunFlags, addSiteOptions } from './shared-options.ts'

/** Add the command `docs-ssg build` with its flags. */
export function addBuildCommand(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  const command = addRunFlags(addCacheOptions(addSiteOptions(program.command('build'))), 'build')
  addBuildFlags(command)
    .description('build the site; nothing is written if a page has an error')
    .option('--shard <part/parts>', 'only compile a part of the pages into the cache', parseShard)
    .addOption(
      new Option(
        '--only <version/language>',
        'build a part for `docs-ssg join`, such as 1.0/en; may contain * and be repeated',
      )
        .argParser(collect)
        .default([], 'the whole site'),
    )
    .addHelpText('after', '\nExample:\n  $ docs-ssg build --base-url /docs/ --out-dir public')
    .action(async (siteDir: string | undefined, parsed: ParsedOptions, build: Command) => {
      const flags = createFlags(parsed, workingDir)
      const only = flags.list('only')
      const other = ['check', 'changes', 'shard', 'offline'].find((name) => parsed[name])
      if (only.length > 0 && other !== undefined)
        build.error(
          `error: \`--${other}\` needs the whole site, so it can’t be used with \`--only\`; pass it to \`docs-ssg join\``,
        )
      return onRequest({
        kind: 'build',
        ...readBuildFlags(parsed, flags, { command: build, siteDir }),
        shard: isShard(parsed['shard']) ? parsed['shard'] : undefined,
        only,
      })
    })
}

const collect = (text: string, before: readonly string[]): readonly string[] => [...before, text]

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
