import type { Command } from 'commander'
import { createProgram } from '../../cli/command-line/create-program.ts'
import { exitCodes } from '../../cli/command-line/exit-codes.ts'
import { createPage, table } from './page.ts'

const intro = `\`docs-ssg <command> --help\` prints what this page says about a command. \`[siteDir]\` is the folder of the site, the current folder by default. Relative paths in flags are relative to the current folder.`

/** The program with its commands as it parses a command line; nothing runs. */
function readProgram(print: (text: string) => void): Command {
  return createProgram({
    version: '0.0.0',
    workingDir: '/',
    onRequest: async () => undefined,
    loadCheckNames: async () => [],
    output: { writeOut: print },
  })
}

/** The reference of all commands and flags. */
export function createCommandsPage(): string {
  let printed = ''
  const program = readProgram((text) => (printed += text))
  const commands = program.createHelp().visibleCommands(program)
  const sections = commands
    .filter((command) => command.name() !== 'help')
    .flatMap((command) => {
      printed = ''
      command.outputHelp()
      return formatCommand(command, /Examples?:\n([\s\S]+)$/.exec(printed)?.[1])
    })
  return createPage({
    title: 'Commands',
    description: 'Every command and flag of docs-ssg, with examples, and the exit codes.',
    source: 'the definition of the command line',
    body: [intro, ...sections, ...formatExitCodes()],
  })
}

function formatCommand(command: Command, example: string | undefined): string[] {
  const help = command.createHelp()
  const flags = help
    .visibleOptions(command)
    .filter(({ long }) => long !== '--help')
    .map((option) => [`\`${option.flags}\``, help.optionDescription(option)])
  const aliases = command.aliases()
  const description = command.description()
  const also = aliases.length === 0 ? '' : ` Also called ${aliases.map(code).join(' and ')}.`
  return [
    `## \`${command.name()}\` {#${command.name()}}`,
    `${description.charAt(0).toUpperCase()}${description.slice(1)}.${also}`,
    `\`\`\`sh\nnpx docs-ssg ${command.name()} ${command.usage()}\n\`\`\``,
    ...(flags.length === 0 ? [] : [table(['flag', 'what it does'], flags)]),
    ...(example === undefined ? [] : ['For example:', `\`\`\`sh\n${toCommands(example)}\n\`\`\``]),
  ]
}

const code = (text: string): string => `\`${text}\``

function toCommands(example: string): string {
  return example
    .split('\n')
    .filter((line) => line.trim().startsWith('$ '))
    .map((line) => line.trim().replace('$ docs-ssg', 'npx docs-ssg'))
    .join('\n')
}

function formatExitCodes(): string[] {
  const rows = Object.entries(exitCodes).map(([number, { meaning }]) => [`\`${number}\``, meaning])
  return [
    '## Exit codes {#exit-codes}',
    'Scripts can rely on the exit code, and the first line of standard error names the kind of failure.',
    table(['code', 'meaning'], rows),
  ]
}
