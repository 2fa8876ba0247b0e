// Room: argv -> request: flags, help, usage errors
// Given what to do with a request, it returns the commander program that parses a command line into
// one. It must not do any work itself.
import { Command } from 'commander'
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
    .exitOverride()
    .configureOutput(options.output)
    .showSuggestionAfterError()
    .addHelpText('after', `\n${examples}`)
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

/** Say where all names are listed, below an error about an unknown one without a suggestion. */
function pointToHelp(text: string, command: Command): string {
  const [, kind] = /^(?:error: )?unknown (command|option) '.*'\n?$/.exec(text) ?? []
  if (kind === undefined) return text
  const name = command.parent ? `${command.parent.name()} ${command.name()}` : command.name()
  const listed = kind === 'command' ? 'commands' : 'flags'
  return `${text.trimEnd()}\n\`${name} --help\` lists all ${listed}.\n`
}
