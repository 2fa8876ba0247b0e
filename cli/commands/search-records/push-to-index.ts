import { setTimeout as sleep } from 'node:timers/promises'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import { hostedIndexOf, hostedProviderOf } from '../../search/providers/hosted-providers.ts'
import type { SearchRecord } from '../../search/providers/search-record.ts'
import { PushError, toEndpoint } from '../../search/providers/service-api.ts'
import type { CommandContext } from '../command-context.ts'

/** Replace the hosted index; the key comes from the environment, never from the config. */
export async function pushToIndex(
  records: readonly SearchRecord[],
  { search }: ResolvedConfig,
  { terminal, signal, searchAdminKeys }: CommandContext,
): Promise<ExitCode> {
  const provider = hostedProviderOf(search)
  const index = hostedIndexOf(search)
  if (!provider || !index) return 2
  const adminKey = searchAdminKeys?.[provider.adminKey] ?? ''
  if (adminKey === '') {
    const message = `\`--push\` needs the key of the index in \`${provider.adminKey}\``
    printError('usage error', message, terminal)
    return 2
  }
  const wait = async (milliseconds: number): Promise<void> => {
    await sleep(milliseconds, undefined, { signal })
  }
  try {
    const endpoint = toEndpoint(index.pushHost)
    await index.push(records, { endpoint, adminKey, fetch, wait, signal })
  } catch (error) {
    if (signal.aborted) return 130
    if (!(error instanceof PushError)) throw error
    printError('findings', `${error.message}\nThe index is unchanged.`, terminal)
    return 1
  }
  terminal.print(`Pushed ${records.length} records to \`${index.name}\`.`)
  return 0
}
