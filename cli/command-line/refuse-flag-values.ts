import type { Command } from 'commander'

/** Options that may be empty: workflows for GitHub Pages pass on the path of a site, which is empty at the root. */
const mayBeEmpty = new Set(['--base-url'])

/**
 * End a command with a usage error where the value of a flag or an argument is empty, as a variable of a shell that
 * isn't set is: an empty path would stand for the current folder. The same where the value of a flag is another flag
 * of the command. Commander takes it for the value, so `check --stats --strict` would write a file `--strict`, and
 * the second flag would have no effect.
 */
export function refuseFlagValues(command: Command): void {
  const names = new Set(['-h', '--help'])
  for (const { short, long } of command.options)
    for (const name of [short, long]) if (name != null) names.add(name)
  const refuseEmpty = (value: string, written: string): void => {
    if (value.trim() === '')
      command.error(
        `error: '${written}' is empty, as a shell variable that isn’t set is. Write a value, or leave it out.`,
      )
  }
  for (const option of command.options.filter(({ required }) => required)) {
    const { parseArg } = option
    option.argParser((value: string, previous: unknown): unknown => {
      if (!mayBeEmpty.has(option.long ?? '')) refuseEmpty(value, option.flags)
      if (names.has(value.replace(/=.*$/s, '')))
        command.error(
          `error: '${option.flags}' has no value, because '${value}' follows, which is a flag. Write the value between them.`,
        )
      return parseArg ? parseArg(value, previous) : value
    })
  }
  for (const argument of command.registeredArguments) {
    const { parseArg } = argument
    argument.argParser((value: string, previous: unknown): unknown => {
      refuseEmpty(value, argument.name())
      if (parseArg) return parseArg(value, previous)
      return argument.variadic ? [...(Array.isArray(previous) ? previous : []), value] : value
    })
  }
}
