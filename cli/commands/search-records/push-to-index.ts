import { setTimeout as sleep } from 'node:timers/promises'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import { hostedIndexOf, hostedProviderOf } from '../../search/providers/hosted-providers.ts'
import type { SearchRecord } from '../../search/providers/search-record.ts'
import { PushError, toEndpoint } from '../../search/providers/service-api.ts'
import type { CommandContext } from '../command-context.ts'
import { type PushWishes, sendRecords } from './send-records.ts'

/** Bring the hosted index up to date; the key comes from the environment, never from the config. */
export async function pushToIndex(
  records: readonly SearchRecord[],
  { search, wishes }: { readonly search: ResolvedConfig['search']; readonly wishes: PushWishes },
  { terminal, signal, searchAdminKeys }: CommandContext,
): Promise<ExitCode> {
  const provider = hostedProviderOf(search)
  const index = hostedIndexOf(search)
  if (!provider || !index) return 2
  const adminKey = searchAdminKeys?.[provider.adminKey] ?? ''
  if (adminKey === '' && wishes.dryRun) {
    terminal.print(
      `Would push ${records.length} records; nothing was sent. With the key in \`${provider.adminKey}\`, a dry run counts those that have changed.`,
    )
    return 0
  }
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
    const service = { endpoint, adminKey, fetch, wait, signal }
    terminal.print(await sendRecords(records, { index, service, wishes }))
    return 0
  } catch (error) {
    if (signal.aborted) return 130
    if (!(error instanceof PushError)) throw error
    printError('findings', `${error.message}\n${index.afterFailure}`, terminal)
    return 1
  }
}
