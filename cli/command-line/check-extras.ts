// The flags of `check` for checks that run only on request. Must not run any of them.
import { InvalidArgumentError, Option, type Command } from 'commander'
import type { Flags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { CheckExtras } from './requests.ts'
import { ownValue } from '../primitives/own-value.ts'

const fixes: Readonly<Record<string, CheckExtras['fix']>> = {
  links: 'links',
  'heading-ids': 'headings',
}

const defaultTtl = '7d'

/** Add the flags of the checks that run only on request. */
export function addCheckExtras(command: Command): Command {
  return command
    .option('--external', 'request links to other sites too')
    .addOption(
      new Option('--cache-ttl <time>', 'how long responses of other sites stay valid: 12h, 7d')
        .argParser(parseDuration)
        .default(parseDuration(defaultTtl), defaultTtl),
    )
    .addOption(
      new Option(
        '--fix [what]',
        'apply fixes that are unambiguous (choices: "links", "heading-ids": also write the id of every heading)',
      )
        .preset('links')
        .argParser(parseFix),
    )
    .option('--dry-run', 'with --fix: print the changes as a patch, and write nothing')
    .option('--browser', 'open the built pages in Chromium and use every control')
    .option('--verify', 'build six times, in different orders and folders, and compare the bytes')
    .option('--stats <file>', 'write sizes and counts as JSON')
}

/** Read the values of these flags; a flag without the one it belongs to ends the command. */
export function readCheckExtras(
  parsed: ParsedOptions,
  flags: Flags,
  command: Command,
): CheckExtras {
  const { fix } = parsed
  const dryRun = flags.isSet('dryRun')
  if (dryRun && fix === undefined)
    command.error('error: `--dry-run` needs `--fix`, whose changes it prints')
  const writing = ['update-lock', 'update-baseline'].find((name) => flags.isSet(toKey(name)))
  if (dryRun && writing !== undefined)
    command.error(
      `error: \`--dry-run\` writes nothing, and \`--${writing}\` writes a file; use one`,
    )
  return {
    external: flags.isSet('external'),
    cacheTtl: flags.number('cacheTtl') ?? parseDuration(defaultTtl),
    verify: flags.isSet('verify'),
    fix: typeof fix === 'string' ? (ownValue(fixes, fix) ?? 'nothing') : 'nothing',
    dryRun,
    browser: flags.isSet('browser'),
    stats: flags.path('stats'),
  }
}

/** The name under which commander stores a flag. */
const toKey = (flag: string): string =>
  flag.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())

function parseFix(value: string): string {
  if (Object.hasOwn(fixes, value)) return value
  throw new InvalidArgumentError(`Allowed choices are ${Object.keys(fixes).join(', ')}.`)
}

const units: Readonly<Record<string, number>> = { m: 60e3, h: 3600e3, d: 86_400e3 }

/** `30m`, `12h`, `7d` in milliseconds. */
function parseDuration(text: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? []
  const factor = units[unit]
  if (count === undefined || factor === undefined)
    throw new InvalidArgumentError(
      'Expected a number of minutes, hours or days: `30m`, `12h`, `7d`.',
    )
  return Number(count) * factor
}
