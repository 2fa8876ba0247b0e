// The dump of griffe that the config names: a file, or the output of a command.
import { readChosenFile } from '../../gate/read-chosen-file.ts'
import { describeRefusal } from '../../gate/report-refusal.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import type { Problem } from './problem.ts'
import type { PythonObject } from './python-object.ts'
import type { PythonOptions } from './python-options.ts'
import { readDump } from './read-dump.ts'
import { runOnce } from './run-once.ts'

interface Site {
  readonly siteDir: string
  readonly config: Readonly<Record<string, unknown>>
}

interface LoadedDump {
  readonly packages: readonly PythonObject[]
  readonly problems: readonly Problem[]
}

const help =
  'Run `griffe dump --full --docstyle google --output griffe.json <package>`, and set `file` to its output.'

/** Load the dump; without one, there are no packages and a problem. */
export function loadDump({ file, command }: PythonOptions, site: Site): LoadedDump {
  const name = file ?? command?.join(' ') ?? ''
  const fail = (reason: string): LoadedDump => ({
    packages: [],
    problems: [
      {
        rule: 'no-dump',
        message: `\`${name}\` contains no Python objects, so blocks such as \`::: name\` are empty: ${reason}`,
        help,
        ...(file !== undefined && { file }),
      },
    ],
  })
  try {
    const text = file === undefined ? runOnce(command ?? [], site.siteDir) : readFile(file, site)
    if (typeof text !== 'string') return { packages: [], problems: [text] }
    const packages = readDump(JSON.parse(text))
    return packages === undefined
      ? fail('It is JSON, but not that of `griffe dump`.')
      : { packages, problems: [] }
  } catch (cause) {
    return fail(toErrorMessage(cause))
  }
}

function readFile(file: string, site: Site): string | Problem {
  const found = readChosenFile(site, file)
  if ('text' in found) return found.text
  const { rule, reason: message, help: advice } = describeRefusal(file, found.refusal)
  return { rule, message, help: advice }
}
