import { InvalidArgumentError, Option, type Command } from 'commander'
import { flagsOf } from '../schema/run-flags.ts'

/** What the argument for the folder of the site is. */
export const siteDirHelp = 'folder of the site (default: the current folder)'

export const configFlag = '-c, --config <file>'
export const configHelp = 'config file instead of site.config.ts'

/**
 * The options of every command that needs a site; the hidden ones are names from other generators.
 */
export function addSiteOptions(command: Command): Command {
  return addSiteFlags(command.argument('[siteDir]', siteDirHelp))
}

/** Add the flags of every command that needs a site, without the argument for its folder. */
export function addSiteFlags(command: Command): Command {
  const named = command
    .option(configFlag, configHelp)
    .option('-o, --out-dir <folder>', 'folder of the built site (default: "build")')
    .addOption(new Option('--outDir <folder>').hideHelp())
    .addOption(new Option('--dir <folder>').hideHelp())
    .option('--base-url <path>', 'path of the published site, instead of the one in the config')
    .addOption(new Option('--base <path>').hideHelp())
  return addRunFlags(named, 'all').addOption(
    new Option(
      '--time-limit <seconds>',
      'how long the config, one page or one file of code may take (default: 30, 10 for a page)',
    ).argParser(parseTimeLimit),
  )
}

/** The flags of the table that these commands know. */
export function addRunFlags(command: Command, commands: 'build' | 'all'): Command {
  for (const { flag, help } of flagsOf(commands)) command.option(flag, help)
  return command
}

/** The options of every command that can reuse results of earlier runs. */
export function addCacheOptions(command: Command): Command {
  return command
    .option('--no-cache', 'ignore the cache and rebuild everything')
    .addOption(new Option('--force').hideHelp())
    .addOption(new Option('--full').hideHelp())
}

/** The options of both servers. */
export function addListenOptions(command: Command): Command {
  return command
    .addOption(
      new Option('-p, --port <number>', 'port, or the next free one')
        .argParser(parsePort)
        .default(3000),
    )
    .option('--strict-port', 'fail if the port is taken')
    .option(
      '--host [host]',
      'host to listen on; without a value, all interfaces (default: loopback)',
    )
    .option('--open [path]', 'open the site in the browser')
    .addOption(new Option('--no-open').hideHelp())
}

/** Parse up to nine digits; anything else is a usage error. */
export function parseWholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.')
  return Number(text)
}

function parseTimeLimit(text: string): number {
  const seconds = parseWholeNumber(text)
  if (seconds === 0) throw new InvalidArgumentError('Expected at least one second.')
  return seconds
}

/** Parse the number of a port; anything else is a usage error. */
export function parsePort(text: string): number {
  const port = parseWholeNumber(text)
  if (port > 65_535) throw new InvalidArgumentError('Expected a port from 0 to 65535.')
  return port
}
