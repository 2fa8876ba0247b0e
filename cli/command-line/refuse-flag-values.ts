import type { Command } from 'commander'

/**
 * End a command with a usage error where the value of a flag is another flag of the command. Commander takes it
 * for the value, so `check --stats --strict` would write a file `--strict`, and the second flag would have no effect.
 */
export function refuseFlagValues(command: Command): void {
  const names = new Set(['-h', '--help'])
  for (const { short, long } of command.options)
    for (const name of [short, long]) if (name != null) names.add(name)
  for (const option of command.options.filter(({ required }) => required)) {
    const { parseArg } = option
    option.argParser((value: string, previous: unknown): unknown => {
      if (names.has(value.replace(/=.*$/s, '')))
        command.error(
          `error: '${option.flags}' has no value, because '${value}' follows, which is a flag. Write the value between them.`,
        )
      return parseArg ? parseArg(value, previous) : value
    })
  }
}
