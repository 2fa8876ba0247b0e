import { writeSiteFile } from '../../gate/write-site-file.ts'
import type { CommandRequest } from '../../command-line/requests.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { loadSite } from '../load-site.ts'
import { makeRecords } from './make-records.ts'
import { hostedProviderOf, hostedProviders } from '../../search/providers/hosted-providers.ts'
import { pushToIndex } from './push-to-index.ts'

/** The request for `search-records`. */
export type RecordsRequest = Extract<CommandRequest, { kind: 'search-records' }>

/** Write the records of the hosted search, or push them. */
export async function runSearchRecords(
  request: RecordsRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  const config = await loadSite(request.site, terminal)
  if (!config) return 2
  if (request.push && !hostedProviderOf(config.search)) {
    const names = hostedProviders.map(({ name }) => `\`'${name}'\``).join(', ')
    const message = `\`--push\` needs a \`search.provider\` with an index in the config, one of ${names}`
    printError('usage error', message, terminal)
    return 2
  }
  const records = await makeRecords(config, request, context)
  if (!records) return 1
  if (request.push) return pushToIndex(records, { search: config.search, wishes: request }, context)
  const json = JSON.stringify(records, undefined, 1)
  if (request.output === undefined) {
    terminal.print(json)
    return 0
  }
  writeSiteFile(config.siteDir, request.output, `${json}\n`)
  terminal.printError(`Wrote ${records.length} records.`)
  return 0
}
