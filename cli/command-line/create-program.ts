// Enters: what each command is to do. Leaves: the commander program that reads a command line.
// Must not do any work itself: an action only says what was asked for.
import { Command, Option, type OutputConfiguration } from 'commander'
import { addCheckCommand } from './check-command.ts'
import { createFlags } from './flags.ts'
import {
  addCacheOptions,
  addListenOptions,
  addSiteOptions,
  toWholeNumber,
} from './shared-options.ts'
import { addSearchRecords } from './search-records-command.ts'
import type { CommandRequest } from './requests.ts'

export interface ProgramOptions {
  readonly version: string
  /** Absolute; relative paths on the command line count from here. */
  readonly workingDir: string
  readonly onRequest: (request: CommandRequest) => Promise<void>
  readonly output: OutputConfiguration
}

/** The program of `docs-ssg`; it throws commander's `CommanderError` instead of leaving the process. */
export function createProgram(options: ProgramOptions): Command {
  const program = new Command('docs-ssg')
    .description('Turn a folder of Markdown into a checked static site.')
    .version(options.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .exitOverride()
    .configureOutput(options.output)
    .showSuggestionAfterError()
    .addHelpText('after', `\n${examples}`)
  addBuild(program, options)
  addServe(program, options)
  addPreview(program, options)
  addCheckCommand(program, options)
  addClear(program, options)
  addSearchRecords(program, options)
  addMigrate(program, options)
  program
    .command('config-reference', { hidden: true })
    .description('print the reference of site.config.ts as Markdown')
    .action(async () => options.onRequest({ kind: 'config-reference' }))
  program
    .command('rules-reference', { hidden: true })
    .description('print the reference of all rules as Markdown')
    .action(async () => options.onRequest({ kind: 'rules-reference' }))
  return program
}

const examples = `Examples:
  $ docs-ssg build                  build the site in this folder into build/
  $ docs-ssg build some/folder      build a folder of Markdown, no config needed
  $ docs-ssg serve --open           write: the page in the browser follows each save
  $ docs-ssg check --format github  report broken links as annotations in CI

Exit codes: 0 clean, 1 findings, 2 usage or config, 3 a bug in docs-ssg, 130 interrupted.`

/** Commander gives an action its options as a plain record. */
type Written = Readonly<Record<string, unknown>>

function addBuild(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  addCacheOptions(addSiteOptions(program.command('build')))
    .description('build the site; writes nothing unless every page is sound')
    .option('--no-minify', 'keep scripts and styles readable')
    .option('--strict', 'warnings fail the build')
    .option('--check', 'run the checks of `check` too, code samples included')
    .addOption(new Option('--samples', 'old name of --check').hideHelp())
    .option('--timings', 'print where the time went')
    .addHelpText('after', '\nExample:\n  $ docs-ssg build --base-url /docs/ --out-dir public')
    .action(async (siteDir: string | undefined, written: Written) => {
      const flags = createFlags(written, workingDir)
      return onRequest({
        kind: 'build',
        site: flags.site(siteDir),
        cache: flags.cache(),
        strict: flags.isSet('strict'),
        check: flags.isSet('check') || flags.isSet('samples'),
        timings: flags.isSet('timings'),
      })
    })
}

function addServe(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  addListenOptions(addCacheOptions(addSiteOptions(program.command('serve'))))
    .aliases(['dev', 'start'])
    .description('build, watch, and update the open page on every save')
    .addOption(
      new Option('--poll [ms]', 'look at the disk every ms, where changes are not reported')
        .argParser(toWholeNumber)
        .preset('500'),
    )
    .addHelpText('after', '\nExample:\n  $ docs-ssg serve --port 4000 --open /api/')
    .action(async (siteDir: string | undefined, written: Written) => {
      const flags = createFlags(written, workingDir)
      return onRequest({
        kind: 'serve',
        site: { ...flags.site(siteDir), minify: false },
        cache: flags.cache(),
        listen: flags.listen(),
        poll: flags.number('poll'),
      })
    })
}

function addPreview(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  addListenOptions(addSiteOptions(program.command('preview')))
    .description('serve the built folder as a good static host does')
    .option('--build', 'build first')
    .addHelpText('after', '\nExample:\n  $ docs-ssg preview --build --port 8080')
    .action(async (siteDir: string | undefined, written: Written) => {
      const flags = createFlags(written, workingDir)
      return onRequest({
        kind: 'preview',
        site: flags.site(siteDir),
        listen: flags.listen(),
        build: flags.isSet('build'),
      })
    })
}

function addMigrate(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  program
    .command('migrate')
    .argument('<siteDir>', 'folder of a Docusaurus site')
    .description('write site.config.ts for a Docusaurus site and report what the new site lacks')
    .option('--out <folder>', 'folder of site.config.ts (default: the one that holds all content)')
    .addHelpText('after', '\nExample:\n  $ docs-ssg migrate website')
    .action(async (siteDir: string, written: Written) => {
      const flags = createFlags(written, workingDir)
      return onRequest({
        kind: 'migrate',
        workingDir,
        from: flags.site(siteDir).siteDir,
        out: flags.path('out'),
      })
    })
}

function addClear(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  program
    .command('clear')
    .argument('[siteDir]', 'folder of the site')
    .description('empty the cache (.docs-ssg/)')
    .action(async (siteDir: string | undefined) =>
      onRequest({ kind: 'clear', site: createFlags({}, workingDir).site(siteDir) }),
    )
}
