// Room: argv -> request: flags, help, usage errors
// Given what to do with a request, it returns the commander program that parses a command line into
// one. It must not do any work itself.
import { Command, Help, type Option } from 'commander'
import { findNearest } from '../report/suggest.ts'
import { addBuildCommand } from './build-command.ts'
import { addCheckCommand } from './check-command.ts'
import { addClearCommand } from './clear-command.ts'
import { formatExitCodes } from './exit-codes.ts'
import { addExplainCommand } from './explain-command.ts'
import { explainForeignName } from './foreign-names.ts'
import { addInitCommand } from './init-command.ts'
import { addJoinCommand } from './join-command.ts'
import { addMcpCommand } from './mcp-command.ts'
import { addMigrateCommand } from './migrate-command.ts'
import { addPreviewCommand } from './preview-command.ts'
import type { ProgramOptions } from './program-options.ts'
import { addReferenceCommands } from './reference-commands.ts'
import { refuseFlagValues } from './refuse-flag-values.ts'
import { addSearchRecordsCommand } from './search-records-command.ts'
import { addServeCommand } from './serve-command.ts'
import { suggestFlag } from './suggest-flag.ts'
import { addTranslationsCommand } from './translations-command.ts'
import { addVersionCommand } from './version-command.ts'

const examples = `Examples:
  $ docs-ssg init my-docs           set up a site in a new folder
  $ docs-ssg build                  build the site in this folder into build/
  $ docs-ssg build some/folder      build a folder of Markdown without a config
  $ docs-ssg serve --open           preview the site while you write
  $ docs-ssg check --format github  report broken links as annotations in CI
  $ docs-ssg explain broken-link    explain a rule that a message names

${formatExitCodes()}`

/**
 * The commands in the order of `--help`. Errors are thrown as `CommanderError`; nothing exits the
 * process.
 */
export function createProgram(options: ProgramOptions): Command {
  const program = new Command('docs-ssg')
    .description('Turn a folder of Markdown into a checked static site.')
    .version(options.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .configureHelp({ optionDescription: describeOption })
    .exitOverride()
    .configureOutput(options.output)
    .showSuggestionAfterError()
    .addHelpText('after', `\n${examples}`)
  program.on('beforeAllHelp', ({ command }: { readonly command: Command }) => {
    if (command === program) refuseUnknownCommand(program)
  })
  addInitCommand(program, options)
  addBuildCommand(program, options)
  addJoinCommand(program, options)
  addServeCommand(program, options)
  addPreviewCommand(program, options)
  addCheckCommand(program, options)
  addExplainCommand(program, options)
  addMcpCommand(program, options)
  addClearCommand(program, options)
  addVersionCommand(program, options)
  addTranslationsCommand(program, options)
  addSearchRecordsCommand(program, options)
  addMigrateCommand(program, options)
  addReferenceCommands(program, options)
  for (const command of [program, ...program.commands]) {
    explainErrors(command, options)
    refuseFlagValues(command)
  }
  return program
}

/** Add what may be meant to errors about names that docs-ssg doesn't know. */
function explainErrors(command: Command, { output }: ProgramOptions): void {
  command.configureOutput({
    outputError: (text, write) => {
      const explained =
        explainForeignName(text) ?? pointToHelp(suggestFlag(text, command.options), command)
      if (output.outputError) output.outputError(explained, write)
      else write(explained)
    },
  })
}

/** What the help says, by the beginning of an error that doesn't say how to fix it. */
const helpFor: readonly (readonly [RegExp, string])[] = [
  [/^unknown command '.*'\n?$/, 'lists all commands'],
  [/^unknown option '.*'\n?$/, 'lists all flags'],
  [/^missing required argument /, 'shows what to write'],
  [/^option '.*' argument missing/, 'shows what to write'],
  [/^too many arguments/, 'shows what to write'],
]

/** Say below such an error what the help of the command says. */
function pointToHelp(text: string, command: Command): string {
  const message = text.replace(/^error: /, '')
  const [, says] = helpFor.find(([error]) => error.test(message)) ?? []
  if (says === undefined) return text
  const name = command.parent ? `${command.parent.name()} ${command.name()}` : command.name()
  return `${text.trimEnd()}\n\`${name} --help\` ${says}.\n`
}

/** Commander prints its help for `docs-ssg biuld --help`, as if that were a command. */
function refuseUnknownCommand(program: Command): void {
  const [name] = program.args[0] === 'help' ? program.args.slice(1) : program.args
  const names = program.commands.flatMap((command) => [command.name(), ...command.aliases()])
  if (name === undefined || /^-|^help$/.test(name) || names.includes(name)) return
  const [near] = findNearest(name, names)
  const question = near === undefined ? '' : `\n(Did you mean ${near}?)`
  program.error(`error: unknown command '${name}'${question}`, { code: 'commander.unknownCommand' })
}

/** Commander calls the value of a flag that is written without one its preset. */
const describeOption = (option: Option): string =>
  new Help().optionDescription(option).replace('preset: ', 'without a value: ')
