import { InvalidArgumentError, Option, type Command } from 'commander'
import { createFlags } from './flags.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ProgramOptions } from './program-options.ts'
import { parsePort } from './shared-options.ts'
import { trimEndSlashes } from '../primitives/urls/trim-slashes.ts'

const usualPort = 3845

/** Add the command `docs-ssg mcp` with its flags. */
export function addMcpCommand(program: Command, { workingDir, onRequest }: ProgramOptions): void {
  const command = program.command('mcp')
  command
    .argument('[site]', 'folder or URL of the site (default: the current folder)', checkUrl)
    .description('serve the built site to MCP clients, so that assistants can search and read it')
    .option('-c, --config <file>', 'config file of the tool `check` instead of site.config.ts')
    .option('-o, --out-dir <folder>', 'folder of the built site (default: "build")')
    .option('--http', 'listen on 127.0.0.1 instead of using standard input and output')
    .addOption(
      new Option('-p, --port <number>', `port of --http, which it implies (default: ${usualPort})`)
        .argParser(parsePort)
        .implies({ http: true }),
    )
    .addHelpText('after', '\nExample:\n  $ docs-ssg mcp https://docs.example.org')
    .action(async (site: string | undefined, parsed: ParsedOptions) => {
      const flags = createFlags(parsed, workingDir)
      const url = site !== undefined && isUrl(site) ? toBase(site) : undefined
      const ofFolder = ['config', 'outDir'].find((name) => parsed[name] !== undefined)
      if (url !== undefined && ofFolder !== undefined)
        command.error(
          `error: '${ofFolder === 'config' ? '--config' : '--out-dir'}' is for a folder, and \`${site}\` is a URL; leave the flag out`,
        )
      return onRequest({
        kind: 'mcp',
        site: flags.site(url === undefined ? site : undefined),
        url,
        port: flags.isSet('http') ? (flags.number('port') ?? usualPort) : undefined,
      })
    })
}

const isUrl = (text: string): boolean => /^https?:\/\//i.test(text)

function checkUrl(text: string): string {
  if (!isUrl(text)) return text
  if (!URL.canParse(text)) throw new InvalidArgumentError('Expected the URL of a site.')
  const { username, password } = new URL(text)
  if (username + password !== '')
    throw new InvalidArgumentError('A URL with a user name or a password can’t be used.')
  return text
}

/** The folder of `llms.txt`. */
function toBase(text: string): URL {
  const url = new URL(text)
  url.search = ''
  url.hash = ''
  url.pathname = `${trimEndSlashes(url.pathname.replace(/\/(?:llms\.txt|index\.html)$/, ''))}/`
  return url
}
