import { Option, InvalidArgumentError, type Command } from 'commander'

/** The options of every command that needs a site; hidden ones are the names other generators use. */
export function addSiteOptions(command: Command): Command {
  return command
    .argument('[siteDir]', 'folder of the site; this folder when left out')
    .option('-c, --config <file>', 'config file instead of site.config.ts')
    .option('-o, --out-dir <folder>', 'folder of the built site (default: "build")')
    .addOption(new Option('--outDir <folder>').hideHelp())
    .addOption(new Option('--dir <folder>').hideHelp())
    .option('--base-url <path>', 'path of the published site, instead of the one in the config')
    .addOption(new Option('--base <path>').hideHelp())
    .option('--drafts', 'build draft pages too')
}

/** The options of every command that may use what an earlier run kept. */
export function addCacheOptions(command: Command): Command {
  return command
    .option('--no-cache', 'make everything anew')
    .addOption(new Option('--force').hideHelp())
    .addOption(new Option('--full').hideHelp())
}

/** The options of both servers. */
export function addListenOptions(command: Command): Command {
  return command
    .addOption(
      new Option('-p, --port <number>', 'port, or the next free one')
        .argParser(toPort)
        .default(3000),
    )
    .option('--strict-port', 'fail when the port is taken')
    .option('--host [host]', 'address to listen on; all interfaces when bare (default: loopback)')
    .option('--open [path]', 'show the site in the browser')
    .addOption(new Option('--no-open').hideHelp())
}

/** Read a number of milliseconds; commander prints what is wrong with another word. */
export function toWholeNumber(word: string): number {
  if (!/^\d{1,9}$/.test(word)) throw new InvalidArgumentError('It takes a whole number.')
  return Number(word)
}

function toPort(word: string): number {
  const port = toWholeNumber(word)
  if (port > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  return port
}
