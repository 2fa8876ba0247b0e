// The dump of griffe that the config names: a file, or the output of a command.
import { readChosenFile } from '../../gate/read-chosen-file.ts'
import { describeRefusal } from '../../gate/report-refusal.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import {
  findUnwritable,
  unwritableProblem,
  withoutControlCharacters,
} from '../../primitives/text/unwritable-values.ts'
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
    const { value, problems } = parseDump(text, file)
    const packages = readDump(value)
    return packages === undefined
      ? fail('It is JSON, but not that of `griffe dump`.')
      : { packages, problems }
  } catch (cause) {
    return fail(
      cause instanceof RangeError ? 'Its values are nested too deeply.' : toErrorMessage(cause),
    )
  }
}

/** Parse the JSON; characters that pages can't contain are replaced and reported. */
function parseDump(
  text: string,
  file: string | undefined,
): { readonly value: unknown; readonly problems: readonly Problem[] } {
  const found = new Set<string>()
  const value: unknown = JSON.parse(text, (_, one: unknown) => {
    if (typeof one !== 'string') return one
    const [unwritable] = findUnwritable(one)
    if (unwritable === undefined) return one
    found.add(unwritable.name)
    return withoutControlCharacters(one)
  })
  const problems = [...found].map((name) => ({
    rule: 'control-character',
    message: `A text ${unwritableProblem.because(name)}.`,
    help: 'Remove the character from the docstring or the value in Python, and record the dump again.',
    ...(file !== undefined && { file, ...placeOf(name, text) }),
  }))
  return { value, problems }
}

/** The first place of a character in JSON, where it may be an escape. */
function placeOf(name: string, json: string): Pick<Problem, 'line' | 'column'> {
  const char = String.fromCodePoint(Number.parseInt(name.slice(2), 16))
  const escape = JSON.stringify(char).slice(2, -1) || char
  const inText = new RegExp(
    `(?<!\\\\)(?:\\\\{2})*\\\\(?:${escape}|u${name.slice(2)})|${char}`,
    'iu',
  )
  const before = json.slice(0, Math.max(0, json.search(inText))).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function readFile(file: string, site: Site): string | Problem {
  const found = readChosenFile(site, file)
  if ('text' in found) return found.text
  const { rule, reason: message, help: advice } = describeRefusal(file, found.refusal)
  return { rule, message, help: advice }
}
