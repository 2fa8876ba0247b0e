import type { Command } from 'commander'
import { suggestOrList } from '../report/suggest.ts'

/** Collect the values of `--only`, which may be repeated and may contain commas: `links,images`. */
export function collectNames(value: string, previous: readonly string[] = []): readonly string[] {
  const names = value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return [...new Set([...previous, ...names])]
}

/** End the command with a usage error when a name is not one of `known`. */
export function refuseUnknownChecks(
  command: Command,
  names: readonly string[],
  known: readonly string[],
): void {
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return
  const help = suggestOrList(unknown, known)
  command.error(`error: \`${unknown}\` in '--only' is not the name of a check. ${help}`)
}
