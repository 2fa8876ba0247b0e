import { Option, type Command } from 'commander'
import { renamedFlags, type RenamedName } from '../config/renamed-names.ts'

/**
 * Accept the former names of the flags of a command; each use prints one line to standard error.
 */
export function addRenamedFlags(command: Command): Command {
  for (const flag of renamedFlags) {
    // A value of a flag (`--fix faults`) is renamed where the flag is parsed.
    if (flag.command !== command.name() || flag.from.includes(' ')) continue
    const former = new Option(flag.from).hideHelp()
    const current = new Option(flag.to).attributeName()
    command.addOption(former).on(`option:${former.name()}`, () => {
      command.setOptionValue(current, true)
      printRenamed(command, flag)
    })
  }
  return command
}

/** Tell the author, on standard error, that a name on the command line has changed. */
export function printRenamed(command: Command, { from, to }: RenamedName): void {
  const line = `docs-ssg: \`${from}\` is now called \`${to}\`; the old name still works.\n`
  command.configureOutput().writeErr?.(line)
}
